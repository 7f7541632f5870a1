import type { DonationRow } from '@/domain/program/donors/donor-queries'

/** The order of the donation history: newest first, or largest first. */
export type DonationOrder = 'terbaru' | 'terbesar'

/** The exact labels of the filter chips. */
export const donationOrders = [
  { value: 'terbaru', label: 'Terbaru' },
  { value: 'terbesar', label: 'Terbesar' },
] as const satisfies { value: DonationOrder; label: string }[]

/** The order in an address; newest first for anything else. */
export function parseDonationOrder(value: string | null): DonationOrder {
  return value === 'terbesar' ? 'terbesar' : 'terbaru'
}

const newestFirst = (a: DonationRow, b: DonationRow) => time(b) - time(a)
const largestFirst = (a: DonationRow, b: DonationRow) => b.amount - a.amount

/** A sorted copy. Equal rows keep the backend's order; when sorting by date, rows without one come last. */
export function sortDonations(rows: readonly DonationRow[], order: DonationOrder): DonationRow[] {
  return [...rows].sort(order === 'terbesar' ? largestFirst : newestFirst)
}

/** How many of the donations were given at `since` or later. */
export const givenSince = (rows: readonly DonationRow[], since: Date): number =>
  rows.filter((row) => time(row) >= since.getTime()).length

function time({ paidAt }: DonationRow): number {
  return paidAt?.getTime() ?? 0
}
