import { statusOf } from '../state/donations'
import { pictureBytes } from '../state/picture-bytes'
import { type ControllerHandlers, fail, ok } from './types'

const MAX_BYTES = 5 * 1024 * 1024

/** Slips of manual transfers. The picture itself isn't kept: nobody here looks at it. */
export const slipHandlers: Pick<ControllerHandlers<'transaction'>, '/transaction/upload_proof'> = {
  '/transaction/upload_proof': async ({ form, state }) => {
    const donation = state.donations.get(form.codeDonate)
    if (!donation) return fail(404, 'Donasi tidak ditemukan.')
    if (donation.method.type !== 'Manual')
      return fail(422, 'Donasi ini tidak memerlukan bukti transfer.')
    if (statusOf(donation, state.now()) === 'Lunas') return fail(422, 'Donasi ini sudah lunas.')
    if (form.bukti.size > MAX_BYTES) return fail(422, 'Ukuran bukti paling besar 5 MB.')
    const kind = pictureBytes(Buffer.from(await form.bukti.arrayBuffer()))
    if (kind === 'other') return fail(422, 'Bukti harus berupa gambar JPG, PNG, atau WebP.')
    if (kind === 'cut') return fail(422, 'Gambar terpotong di tengah jalan. Kirim sekali lagi.')
    donation.slipAt = state.now()
    return ok({ status: 'Menunggu pemeriksaan' }, 'Bukti transfer diterima.')
  },
}
