import { wib } from '../seed/clock'
import { amil } from '../seed/legality'
import type { Zakat } from '../seed/types'
import type { Program } from '../state/programs'
import { type ControllerHandlers, fail, type HandlerForm, ok } from './types'

type ZakatForm = Pick<
  HandlerForm<'/transaction/storeDonate'>,
  'zakat_jenis' | 'zakat_jiwa' | 'zakat_hari'
>

/** Which zakat a program of each type is for. */
const kindsOf: Readonly<Record<string, readonly string[]>> = {
  'zakat-mal': ['penghasilan', 'simpanan', 'perdagangan'],
  'zakat-fitrah': ['fitrah'],
  fidyah: ['fidyah'],
}

/** Why the zakat of a form can't be booked for this program; null where it can. */
export function refusedZakat(
  { zakat_jenis: kind, zakat_jiwa: souls, zakat_hari: days }: ZakatForm,
  { campaign }: Program,
): string | null {
  if (kind !== undefined && !kindsOf[campaign?.type ?? '']?.includes(kind))
    return 'Program ini bukan untuk zakat jenis itu.'
  if (souls !== undefined && kind !== 'fitrah' && kind !== 'fidyah')
    return 'Jumlah jiwa hanya untuk zakat fitrah dan fidyah.'
  return days !== undefined && kind !== 'fidyah' ? 'Jumlah hari hanya untuk fidyah.' : null
}

export const zakatOf = ({ zakat_jenis, zakat_jiwa, zakat_hari }: ZakatForm): Zakat | null =>
  zakat_jenis === undefined
    ? null
    : { jenis: zakat_jenis, jiwa: zakat_jiwa ?? null, hari: zakat_hari ?? null }

/** The amil's proof of payment: here of each zakat that is paid, at once. */
export const receiptHandlers: Pick<
  ControllerHandlers<'transaction'>,
  '/transaction/get_receipt'
> = {
  '/transaction/get_receipt': ({ query, account, state }) => {
    const donation = state.donations.get(query.codeDonate)
    if (!donation?.paidAt || donation.zakat === null)
      return fail(404, 'Bukti setor zakat belum ada.')
    const isOwn = account !== null && state.history.ownerOf(donation.code) === account
    return ok(
      {
        nomor: `BSZ/${donation.code}`,
        tgl: wib(donation.paidAt),
        ...amil,
        pembayar: donation.donatur,
        nik_npwp: isOwn ? '3174000000000001' : null,
        nominal: donation.nominal,
        url: `https://dokumen.masjid.example/bsz/${donation.code}.pdf`,
      },
      'Berhasil mengambil bukti setor zakat.',
    )
  },
}
