import { describe, expect, it } from 'vitest'
import type { DonationRow } from '@/domain/program/donors/donor-queries'
import { givenSince, parseDonationOrder, sortDonations } from './sort-donations'

const row = (donor: string, amount: number, day: number | null): DonationRow => ({
  donor,
  amount,
  paidAt: day === null ? null : new Date(2026, 10, day),
  doa: null,
  names: null,
})
const rows = [row('a', 50, 3), row('b', 90, null), row('c', 50, 9), row('d', 10, 3)]
const donors = (sorted: DonationRow[]) => sorted.map(({ donor }) => donor).join('')

describe('sortDonations', () => {
  it('puts the newest first, equal dates as they came, no date last', () => {
    expect(donors(sortDonations(rows, 'terbaru'))).toBe('cadb')
  })

  it('puts the largest first, equal amounts as they came', () => {
    expect(donors(sortDonations(rows, 'terbesar'))).toBe('bacd')
  })

  it('leaves the list that it was given alone', () => {
    sortDonations(rows, 'terbesar')
    expect(donors(rows)).toBe('abcd')
  })
})

it.each([
  [3, 3],
  [4, 1],
  [9, 1],
  [10, 0],
])('since day %i: %i donations, and none without a date', (day, count) => {
  expect(givenSince(rows, new Date(2026, 10, day))).toBe(count)
})

describe('parseDonationOrder', () => {
  it('reads what the page writes, and takes anything else for the newest', () => {
    expect(parseDonationOrder('terbesar')).toBe('terbesar')
    expect(parseDonationOrder('terbaru')).toBe('terbaru')
    expect(parseDonationOrder(null)).toBe('terbaru')
    expect(parseDonationOrder('Terbesar; drop')).toBe('terbaru')
  })
})
