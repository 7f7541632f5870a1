import { hasEnded } from '../state/programs'
import { type ControllerHandlers, fail, ok } from './types'

/** In whose name a donation is given. The report of a program is written when it has ended. */
export const dedicationHandlers: Pick<
  ControllerHandlers<'transaction'>,
  '/transaction/edit_dedication'
> = {
  '/transaction/edit_dedication': ({ form, state }) => {
    const donation = state.donations.get(form.codeDonate)
    if (!donation) return fail(404, 'Donasi tidak ditemukan.')
    if (donation.atasNama === null)
      return fail(422, 'Donasi ini tidak diberikan atas nama seseorang.')
    const program = state.programs.byId(donation.programId)
    if (!program || hasEnded(program, state.now()))
      return fail(422, 'Laporan program ini sudah dibuat, jadi nama tidak dapat diubah lagi.')
    donation.atasNama = form.atas_nama
    return ok(null, 'Nama diperbaiki.')
  },
}
