import type { components } from '../../src/api/generated/backend'
import { wib } from '../seed/clock'
import { LARGEST_AMOUNT, LONG_SLUG, longWord } from '../seed/long'
import { type Donation, minimumOf, statusOf } from '../state/donations'
import { barePhone } from '../state/phone'
import { hasEnded } from '../state/programs'
import type { State } from '../state/state'
import { historyHandlers } from './history'
import { type ControllerHandlers, fail, ok } from './types'

const rupiah = new Intl.NumberFormat('id-ID')

/** A donation as `getTransaction` answers it: the QR picture for QRIS, the channel's logo otherwise. */
function transaction(donation: Donation, state: State): components['schemas']['Transaction'] {
  const { code, method, paidAt } = donation
  return {
    status: statusOf(donation, state.now()),
    tgl_bayar: paidAt && wib(paidAt),
    tgl_expired: wib(donation.expiresAt),
    tgl_donasi: wib(donation.createdAt),
    id_program: donation.programId,
    doa: donation.doa,
    donatur: donation.donatur,
    nominal: donation.nominal,
    channel_name: method.channel_name,
    metode_bayar: method.type,
    norek: donation.norek,
    nomor_hp: donation.phone,
    image: method.type === 'QRIS' ? `${state.base}/qr/${code}.png` : method.image,
  }
}

/** The status of each sentinel code for a donation with long words. */
const longStatuses: Readonly<Record<string, string>> = {
  [LONG_SLUG]: longWord(200),
  [`${LONG_SLUG}-lunas`]: 'Lunas',
  [`${LONG_SLUG}-belum-lunas`]: 'Belum Lunas',
}

function longTransaction(status: string, state: State): components['schemas']['Transaction'] {
  return {
    status,
    tgl_bayar: status === 'Belum Lunas' ? null : state.nowWib(),
    tgl_expired: wib(new Date(state.now().getTime() + 86_400_000)),
    tgl_donasi: state.nowWib(),
    id_program: state.programs.long[0]?.programId ?? 'ID-1',
    doa: longWord(400),
    donatur: longWord(200),
    nominal: LARGEST_AMOUNT,
    channel_name: longWord(200),
    metode_bayar: 'Manual',
    norek: '8'.repeat(100),
    nomor_hp: '81234567890',
    image: null,
  }
}

export const transactionHandlers: ControllerHandlers<'transaction'> = {
  ...historyHandlers,

  '/transaction/storeDonate': ({ form, state, account }) => {
    const program = state.programs.byId(form.programId)
    if (!program) return fail(404, 'Program tidak ditemukan.')
    if (hasEnded(program, state.now())) return fail(422, 'Program ini telah berakhir.')
    const method = state.seed.paymentMethods.find(
      ({ code, type }) => code === form.codePayment && type === form.typePayment,
    )
    if (!method) return fail(422, 'Metode pembayaran tidak tersedia.')
    const minimum = minimumOf[method.type]
    if (form.price < minimum)
      return fail(422, `Nominal minimal Rp ${rupiah.format(minimum)} untuk metode ini.`)
    const donation = state.donations.add(
      {
        programId: program.programId,
        method,
        donatur: form.donorName.trim(),
        phone: barePhone(form.donorPhone),
        doa: form.donorPray?.trim() || null,
      },
      form.price,
      state.now(),
    )
    if (account) state.history.give(donation.code, account)
    return ok({ redirect_url: `/donation/${donation.code}/checkout` }, 'Donasi berhasil dibuat.')
  },

  '/transaction/getTransaction': ({ query, state }) => {
    const status = longStatuses[query.codeDonate]
    if (status !== undefined)
      return ok(longTransaction(status, state), 'Berhasil mengambil donasi.')
    const donation = state.donations.get(query.codeDonate)
    return donation
      ? ok(transaction(donation, state), 'Berhasil mengambil donasi.')
      : fail(404, 'Donasi tidak ditemukan.')
  },
}
