import type { components } from '../../src/api/generated/backend'
import { wib } from '../seed/clock'
import { type Donation, statusOf } from '../state/donations'
import { namedProgram } from '../state/programs'
import type { State } from '../state/state'
import type { Account } from '../state/accounts'
import { type ControllerHandlers, fail, ok, signedIn } from './types'

type Schemas = components['schemas']

const PAGE_SIZE = 20

function historyItem(donation: Donation, state: State): Schemas['HistoryItem'][] {
  const program = state.programs.byId(donation.programId)
  if (!program) return []
  return [
    {
      kode: donation.code,
      tgl_donasi: wib(donation.createdAt),
      program: namedProgram(program),
      nominal: donation.nominal,
      status: statusOf(donation, state.now()),
      metode_bayar: donation.method.type,
      channel_name: donation.method.channel_name,
    },
  ]
}

/** Newest first. */
function donationsOf(account: Account, state: State): Donation[] {
  return state.history
    .codesOf(account)
    .flatMap((code) => state.donations.get(code) ?? [])
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
}

/** All that this backend holds of an account. */
export const exportOf = (account: Account, state: State): Schemas['AccountExport'] => ({
  profil: account.user,
  fundraiser: account.kodeRef ? { kode_ref: account.kodeRef } : null,
  donasi: donationsOf(account, state).flatMap((donation) =>
    historyItem(donation, state).map((item) => ({
      ...item,
      donatur: donation.donatur,
      nomor_hp: donation.phone,
      doa: donation.doa,
      tgl_bayar: donation.paidAt && wib(donation.paidAt),
      atas_nama: donation.atasNama,
      zakat: donation.zakat,
    })),
  ),
})

const yearOf = ({ tgl_donasi }: Schemas['HistoryItem']) => Number(tgl_donasi.slice(0, 4))

/** What was paid in each year, newest first. */
function perYear(
  items: readonly Schemas['HistoryItem'][],
): NonNullable<Schemas['HistoryPage']['per_tahun']> {
  const paid = items.filter(({ status }) => status === 'Lunas')
  return [...new Set(paid.map(yearOf))].map((tahun) => {
    const given = paid.filter((item) => yearOf(item) === tahun)
    const nominal = given.reduce((sum, item) => sum + item.nominal, 0)
    return { tahun, nominal, jumlah: given.length }
  })
}

/** An account's own donations. */
export const historyHandlers: Pick<
  ControllerHandlers<'transaction'>,
  '/transaction/get_history' | '/transaction/claim'
> = {
  '/transaction/get_history': (call) => {
    const { query, state } = call
    const items = donationsOf(signedIn(call), state).flatMap((one) => historyItem(one, state))
    const page = query.page ?? 1
    return ok(
      {
        daftar: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        total: items.length,
        page,
        pages: Math.ceil(items.length / PAGE_SIZE),
        per_tahun: perYear(items),
      },
      'Berhasil mengambil riwayat donasi.',
    )
  },

  '/transaction/claim': (call) => {
    const { form, state } = call
    const account = signedIn(call)
    if (!state.donations.get(form.codeDonate)) return fail(404, 'Donasi tidak ditemukan.')
    const owner = state.history.ownerOf(form.codeDonate)
    if (owner && owner !== account) return fail(409, 'Donasi ini sudah menjadi bagian akun lain.')
    state.history.give(form.codeDonate, account)
    return ok(null, 'Donasi ditambahkan ke akun Anda.')
  },
}
