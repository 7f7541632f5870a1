import type { components } from '../../src/api/generated/backend'
import { wib } from '../seed/clock'
import { type Donation, statusOf } from '../state/donations'

type DonationEvent = components['schemas']['DonationEvent']

/** What became of a donation (`riwayat`), newest first. */
export function eventsOf(donation: Donation, now: Date): DonationEvent[] {
  const { createdAt, slipAt, paidAt, expiresAt } = donation
  const events: [at: Date | null, status: string, note: string | null][] = [
    [createdAt, 'Donasi dibuat', null],
    [slipAt, 'Bukti transfer diterima', 'Kami periksa paling lama 1x24 jam.'],
    [paidAt, 'Pembayaran diterima', 'Jazakumullah khairan.'],
    [
      statusOf(donation, now) === 'Kedaluwarsa' ? expiresAt : null,
      'Donasi dibatalkan',
      'Belum dibayar sampai batas waktunya.',
    ],
  ]
  return events
    .flatMap(([at, status, catatan]) => (at ? [{ at, status, catatan }] : []))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, ...event }) => ({ waktu: wib(at), ...event }))
}
