import type { components } from '../../src/api/generated/backend'
import { wib } from '../seed/clock'
import { payees } from '../seed/payees'
import type { SeedPaymentMethod } from '../seed/types'
import { LARGEST_AMOUNT, LONG_SLUG, longWord } from '../seed/long'
import { type Donation, minimumOf, statusOf } from '../state/donations'
import { barePhone } from '../state/phone'
import { hasEnded } from '../state/programs'
import type { State } from '../state/state'
import { eventsOf } from './donation-events'
import { slipHandlers } from './transfer-slip'
import { requestHandlers } from './requests'
import { historyHandlers } from './history'
import { dedicationHandlers } from './dedication'
import { receiptHandlers, refusedZakat, zakatOf } from './zakat'
import { type ControllerHandlers, fail, type HandlerForm, ok } from './types'

type DonationForm = HandlerForm<'/transaction/storeDonate'>

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
    ...payees[method.type],
    riwayat: eventsOf(donation, state.now()),
    atas_nama: donation.atasNama,
    zakat: donation.zakat,
  }
}

/** What a method takes, whole rupiah: its own limits, where this backend tells them. */
function limitsOf(method: SeedPaymentMethod, { offer }: State) {
  const { type, min_nominal: least, max_nominal: most } = method
  const tells = (field: string) => offer.has(`asset/get_all_payment_method#${field}`)
  return {
    minimum: (tells('min_nominal') ? least : undefined) ?? minimumOf[type],
    maximum: (tells('max_nominal') ? most : undefined) ?? Infinity,
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

const paymentOf = ({ code }: Donation) =>
  ok({ redirect_url: `/donation/${code}/checkout` }, 'Donasi berhasil dibuat.')

/** What has to be the same when a `kunci` comes again. */
const contentOf = ({
  donorEmail: _email,
  kode_ref: _ref,
  kunci: _key,
  programType: _type,
  donorPray = '',
  anonim = 'N',
  ...rest
}: DonationForm) =>
  JSON.stringify(
    Object.entries({ ...rest, donorPray, anonim }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

export const transactionHandlers: ControllerHandlers<'transaction'> = {
  ...slipHandlers,
  ...historyHandlers,
  ...dedicationHandlers,
  ...receiptHandlers,
  '/transaction/request_correction': requestHandlers['/transaction/request_correction'],

  '/transaction/storeDonate': ({ form, state, account }) => {
    const made = form.kunci === undefined ? undefined : state.donations.withKey(form.kunci)
    if (made)
      return made.content === contentOf(form)
        ? paymentOf(made.donation)
        : fail(
            422,
            'Donasi ini sudah tercatat dengan isian lain. Lihat Riwayat Donasi, atau ubah isian untuk berdonasi lagi.',
          )
    const program = state.programs.byId(form.programId)
    if (!program) return fail(404, 'Program tidak ditemukan.')
    if (hasEnded(program, state.now())) return fail(422, 'Program ini telah berakhir.')
    const notThisZakat = refusedZakat(form, program)
    if (notThisZakat !== null) return fail(422, notThisZakat)
    const method = state.seed.paymentMethods.find(
      ({ code, type }) => code === form.codePayment && type === form.typePayment,
    )
    if (!method) return fail(422, 'Metode pembayaran tidak tersedia.')
    const { minimum, maximum } = limitsOf(method, state)
    if (form.price < minimum)
      return fail(422, `Nominal minimal Rp ${rupiah.format(minimum)} untuk metode ini.`)
    const fundraiser = state.accounts.all.find(
      ({ kodeRef }) => kodeRef !== null && kodeRef === form.kode_ref,
    )
    if (form.price > maximum)
      return fail(422, `Nominal maksimal Rp ${rupiah.format(maximum)} untuk metode ini.`)
    const donation = state.donations.add(
      {
        programId: program.programId,
        method,
        donatur: form.donorName.trim(),
        isAnonymous: form.anonim === 'Y',
        kodeRef: fundraiser?.kodeRef ?? null,
        phone: barePhone(form.donorPhone),
        doa: form.donorPray?.trim() || null,
        atasNama: form.atas_nama ?? null,
        zakat: zakatOf(form),
      },
      form.price,
      state.now(),
    )
    if (form.kunci !== undefined) state.donations.keep(form.kunci, contentOf(form), donation)
    if (account) state.history.give(donation.code, account)
    return paymentOf(donation)
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
