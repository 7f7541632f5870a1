import type { DonationRow } from '@/domain/program/donation-row'

/** Order of the donation history: newest first, or largest first (spec §2 Riwayat Infaq). */
export type DonationOrder = 'terbaru' | 'terbesar'

/** Labels of the filter chips, to the letter. */
export const donationOrders = [
  { value: 'terbaru', label: 'Terbaru' },
  { value: 'terbesar', label: 'Terbesar' },
] as const satisfies { value: DonationOrder; label: string }[]

/** The order that an address asks for; anything else means the newest first. */
export function parseDonationOrder(value: string | null): DonationOrder {
  return value === 'terbesar' ? 'terbesar' : 'terbaru'
}

const newestFirst = (a: DonationRow, b: DonationRow) => time(b) - time(a)
const largestFirst = (a: DonationRow, b: DonationRow) => b.amount - a.amount

/** A sorted copy; rows that are equal keep the backend's order, rows without a date come last among dates. */
export function sortDonations(rows: readonly DonationRow[], order: DonationOrder): DonationRow[] {
  return [...rows].sort(order === 'terbesar' ? largestFirst : newestFirst)
}

function time({ paidAt }: DonationRow): number {
  return paidAt?.getTime() ?? 0
}
