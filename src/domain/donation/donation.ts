import { config } from '@/api/config'
import {
  certainText,
  number,
  pictureUrl,
  requiredAmount,
  requiredText,
  text,
  told,
} from '@/api/decode'
import type { components } from '@/api/generated/backend'
import { donorDoa, donorName, readNames } from '@/domain/program/donors/donor-words'
import { type ZakatKind, zakatKindOf } from '@/domain/zakat/kinds'
import { parseWib, parseWibDeadline } from '@/lib/time/wib-date'

/** One thing that happened to a donation. */
export interface DonationEvent {
  at: Date
  /** What happened, in the backend's words. */
  status: string
  note: string | null
}

/**
 * Reads `riwayat`, which comes newest first, into the order of reading: oldest first. What can't be read is left out: it
 * is no reason not to show the donation.
 */
export function readEvents(wire: Schemas['Transaction']['riwayat'] | null): DonationEvent[] {
  if (!Array.isArray(wire)) return []
  return wire
    .flatMap((event) => readEvent(event) ?? [])
    .toReversed()
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function readEvent(event: Schemas['DonationEvent'] | null): DonationEvent | null {
  const at = parseWib(certainText(event?.waktu ?? ''))
  const status = certainText(event?.status ?? '')
  return at === null || status === '' ? null : { at, status, note: text(event?.catatan) }
}

type Schemas = components['schemas']

/** Paid, waiting for payment, or anything else: expired or failed. */
export type DonationStatus = 'paid' | 'unpaid' | 'expired'

const statuses: ReadonlyMap<string, DonationStatus> = new Map([
  ['Lunas', 'paid'],
  ['Belum Lunas', 'unpaid'],
])

/**
 * The status that the backend's word stands for. A word that the app doesn't know counts as expired.
 * @param label as the backend wrote it
 */
export const donationStatus = (label: string): DonationStatus => statuses.get(label) ?? 'expired'

/** One donation as `getTransaction` sends it. Amounts are whole rupiah. */
export interface Donation {
  status: DonationStatus
  /** The backend's own word for the status, shown as it is. */
  statusLabel: string
  paidAt: Date | null
  /** When it must be paid at the latest. */
  deadline: Date | null
  donatedAt: Date | null
  programId: string
  doa: string | null
  donor: string
  /** The exact amount to pay, the unique code of a manual transfer included. */
  amount: number
  channelName: string
  /** `QRIS`, or the type of another method. */
  method: string
  accountNumber: string | null
  phone: string | null
  /** For QRIS the QR picture, else the channel's logo. */
  imageUrl: string | null
  /** Whom the donor's bank or wallet names before he pays. */
  payee: string | null
  /** What an app shows after scanning the QRIS code. */
  merchant: string | null
  /** National Merchant ID of the QRIS code. */
  nmid: string | null
  /** What became of it, oldest first; empty where the backend tells nothing. */
  events: readonly DonationEvent[]
  /** In whose name it is given, one name a line. */
  names: string | null
  zakat: DonatedZakat | null
}

/** Which zakat a donation is. */
export interface DonatedZakat {
  kind: ZakatKind
  /** Null where it wasn't told. */
  souls: number | null
  /** Of each soul; null where it wasn't told. */
  days: number | null
}

/**
 * Reads the answer of `getTransaction`. An unknown status counts as expired.
 * @throws DecodeError without status or program, or with an amount that is no whole number
 */
export function toDonation(wire: Schemas['Transaction']): Donation {
  const statusLabel = requiredText(wire.status, 'data.status')
  return {
    status: donationStatus(statusLabel),
    statusLabel,
    paidAt: parseWib(text(wire.tgl_bayar)),
    deadline: parseWibDeadline(certainText(wire.tgl_expired)),
    donatedAt: parseWib(certainText(wire.tgl_donasi)),
    programId: requiredText(wire.id_program, 'data.id_program'),
    doa: donorDoa(wire.doa),
    donor: donorName(wire.donatur),
    amount: requiredAmount(wire.nominal, 'data.nominal'),
    channelName: certainText(wire.channel_name) || certainText(wire.metode_bayar),
    method: certainText(wire.metode_bayar),
    accountNumber: toAccountNumber(text(wire.norek)),
    phone: certainText(wire.nomor_hp) || null,
    imageUrl: pictureUrl(wire.image, config.assetUrl),
    payee: text(wire.nama_penerima),
    merchant: text(wire.nama_merchant),
    nmid: text(wire.nmid),
    events: readEvents(wire.riwayat),
    names: readNames(wire.atas_nama),
    zakat: toZakat(wire.zakat),
  }
}

/** Null for none, and for one that the app doesn't know. */
function toZakat(wire: Schemas['Transaction']['zakat']): DonatedZakat | null {
  if (wire === null || wire === undefined) return null
  const { jenis, jiwa, hari } = told(wire, 'data.zakat')
  const kind = zakatKindOf(certainText(jenis))
  return kind && { kind: kind.id, souls: number(jiwa), days: number(hari) }
}

/** Null for what names none, such as "-". */
const toAccountNumber = (norek: string | null) =>
  norek !== null && /\d/.test(norek) ? norek : null

/** Where `storeDonate` sends the donor; not trusted yet, see `lib/safe-redirect`. @throws DecodeError without text */
export const toRedirectUrl = (wire: Schemas['Redirect']): string =>
  requiredText(told(wire, 'data').redirect_url, 'data.redirect_url')
