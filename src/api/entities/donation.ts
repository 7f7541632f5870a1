import { parseWib, parseWibDeadline } from '@/lib/wib-date'
import { config } from '../config'
import { DecodeError, pictureUrl, record, requiredAmount, requiredText, text } from '../decode'
import type { components } from '../generated/backend'
import { donorName, donorPrayer } from './donor-words'

type Schemas = components['schemas']

/** Paid, waiting for payment, or anything else: expired or failed (spec §4 Donation status). */
export type DonationStatus = 'paid' | 'unpaid' | 'expired'

const statuses: Readonly<Record<string, DonationStatus>> = {
  Lunas: 'paid',
  'Belum Lunas': 'unpaid',
}

/** One donation as `getTransaction` tells it. Amounts are whole rupiah. */
export interface Donation {
  status: DonationStatus
  /** The backend's own word for the status, shown as it is. */
  statusLabel: string
  paidAt: Date | null
  /** Until when it must be paid. */
  deadline: Date | null
  donatedAt: Date | null
  programId: string
  prayer: string | null
  donor: string
  /** To be paid exactly, the unique code of a manual transfer included. */
  amount: number
  channelName: string
  /** `QRIS`, or the type of another method (spec §3). */
  method: string
  accountNumber: string | null
  phone: string | null
  /** For QRIS the QR picture, else the channel's logo. */
  imageUrl: string | null
}

/**
 * Reads the answer of `getTransaction`. A status that isn't known counts as expired.
 * @throws DecodeError when it is no object, without status or program, or with an amount that is no whole number
 */
export function toDonation(value: unknown): Donation {
  const wire = record<Schemas['Transaction']>(value, 'data')
  const statusLabel = requiredText(wire.status, 'data.status')
  return {
    status: statuses[statusLabel] ?? 'expired',
    statusLabel,
    paidAt: parseWib(text(wire.tgl_bayar) ?? ''),
    deadline: parseWibDeadline(text(wire.tgl_expired)),
    donatedAt: parseWib(text(wire.tgl_donasi) ?? ''),
    programId: requiredText(wire.id_program, 'data.id_program'),
    prayer: donorPrayer(wire.doa),
    donor: donorName(wire.donatur),
    amount: requiredAmount(wire.nominal, 'data.nominal'),
    channelName: text(wire.channel_name) ?? text(wire.metode_bayar) ?? '',
    method: text(wire.metode_bayar) ?? '',
    accountNumber: text(wire.norek),
    phone: text(wire.nomor_hp),
    imageUrl: pictureUrl(wire.image, config.assetUrl),
  }
}

/** Where `storeDonate` sends the donor: not yet trusted, see `lib/safe-redirect`. @throws DecodeError without text */
export function toRedirectUrl(value: unknown): string {
  const wire = record<{ redirect_url: string }>(value, 'data')
  if (typeof wire.redirect_url !== 'string')
    throw new DecodeError('data.redirect_url: expected text')
  return wire.redirect_url
}
