import type { DonationStatus } from '@/domain/donation/donation'
import type { HistoryDonation, HistoryPage, YearTotal } from '@/domain/donation/history'
import type { RememberedDonation } from '@/domain/donation/remembered-donations'
import { WIB_OFFSET_MS } from '@/lib/time/wib-date'
import { uniqueBy } from '@/api/decode'

/** A row of the history: a donation of the account, or one that only this device knows. */
export type HistoryEntry =
  | { of: 'account'; key: string; time: number; donation: HistoryDonation }
  | { of: 'device'; key: string; time: number; remembered: RememberedDonation }

/**
 * The account's donations and this device's in one list, newest first. A code is there once, and the account's answer
 * wins. While pages are missing, what is older than the last loaded donation waits: the account may have it.
 */
export function joinHistory(
  pages: readonly HistoryPage[],
  remembered: readonly RememberedDonation[],
): HistoryEntry[] {
  const donations = donationsOf(pages)
  const codes = new Set<string | null>(donations.map(({ code }) => code))
  const ofAccount = donations.map((donation): HistoryEntry => {
    const time = donation.donatedAt?.getTime() ?? 0
    return { of: 'account', key: donation.code, time, donation }
  })
  const waits = pages.length > 0 && !isComplete(pages)
  const since = waits ? Math.min(...ofAccount.map(({ time }) => time)) : 0
  const ofDevice = remembered
    .filter(({ code }) => !codes.has(code))
    .map((one): HistoryEntry => {
      const time = Date.parse(one.createdAt)
      return { of: 'device', key: one.code ?? one.createdAt, time, remembered: one }
    })
    .filter(({ time }) => time >= since)
  return [...ofAccount, ...ofDevice].sort((one, other) => other.time - one.time)
}

/** A new donation moves the others on: the last of one page is then the first of the next, too, and counts once. */
const donationsOf = (pages: readonly HistoryPage[]) =>
  uniqueBy(
    pages.flatMap(({ donations }) => donations),
    ({ code }) => code,
  )

/** Whether all pages are loaded. */
export function isComplete(pages: readonly HistoryPage[]): boolean {
  const last = pages.at(-1)
  return last !== undefined && last.page >= last.pages
}

/** What was paid each year, newest first: as the backend says it, or added up here. Null while pages are missing. */
export function yearTotals(pages: readonly HistoryPage[]): YearTotal[] | null {
  const told = pages.at(-1)?.years
  if (told) return told.toSorted((one, other) => other.year - one.year)
  if (!isComplete(pages)) return null
  const totals = new Map<number, YearTotal>()
  for (const { status, donatedAt, amount } of donationsOf(pages)) {
    if (status !== 'paid' || donatedAt === null) continue
    const year = new Date(donatedAt.getTime() + WIB_OFFSET_MS).getUTCFullYear()
    const before = totals.get(year) ?? { year, amount: 0, donations: 0 }
    totals.set(year, { year, amount: before.amount + amount, donations: before.donations + 1 })
  }
  return [...totals.values()].sort((one, other) => other.year - one.year)
}

export const statusFilters = [
  { value: 'semua', label: 'Semua', status: null },
  { value: 'lunas', label: 'Lunas', status: 'paid' },
  { value: 'belum-lunas', label: 'Belum Lunas', status: 'unpaid' },
  { value: 'kedaluwarsa', label: 'Kedaluwarsa', status: 'expired' },
] as const satisfies readonly { value: string; label: string; status: DonationStatus | null }[]

export type StatusFilter = (typeof statusFilters)[number]

/** @param value from the address: anything may stand there */
export function parseStatusFilter(value: string | null): StatusFilter {
  return statusFilters.find((one) => one.value === value) ?? statusFilters[0]
}
