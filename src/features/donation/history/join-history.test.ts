import { expect, it } from 'vitest'
import type { HistoryDonation, HistoryPage } from '@/domain/donation/history'
import type { RememberedDonation } from '@/domain/donation/remembered-donations'
import { isComplete, joinHistory, parseStatusFilter, yearTotals } from './join-history'

const given = (
  code: string,
  day: string,
  more: Partial<HistoryDonation> = {},
): HistoryDonation => ({
  code,
  program: null,
  programTitle: `Program ${code}`,
  donatedAt: new Date(`${day}T10:00:00+07:00`),
  amount: 50_000,
  status: 'paid',
  statusLabel: 'Lunas',
  channelName: 'QRIS',
  ...more,
})

const page = (
  number: number,
  pages: number,
  donations: HistoryDonation[],
  years: HistoryPage['years'] = null,
): HistoryPage => ({ page: number, pages, donations, years })

const gift = { kind: 'campaign', slug: 'sumur', amount: 10_000 } as const
const here = (code: string | null, day: string): RememberedDonation => {
  const made = { programTitle: 'Sumur', createdAt: `${day}T03:00:00.000Z`, gift }
  return { code, ...made }
}

const keys = (pages: HistoryPage[], remembered: RememberedDonation[]) =>
  joinHistory(pages, remembered).map(({ of, key }) => `${of} ${key}`)

it.each<[string, HistoryPage[], RememberedDonation[], string[]]>([
  ['nothing', [page(1, 0, [])], [], []],
  [
    'both, newest first',
    [page(1, 1, [given('C', '2026-03-03'), given('A', '2026-01-01')])],
    [here('B', '2026-02-02')],
    ['account C', 'device B', 'account A'],
  ],
  [
    'a code once, as the account has it',
    [page(1, 1, [given('A', '2026-01-01')])],
    [here('A', '2026-01-02')],
    ['account A'],
  ],
  [
    'a code that moved to the next page, once',
    [page(1, 2, [given('B', '2026-02-02')]), page(2, 2, [given('B', '2026-02-02')])],
    [],
    ['account B'],
  ],
  [
    'not yet what is older than the last loaded page',
    [page(1, 2, [given('B', '2026-02-02')])],
    [here('A', '2026-01-01'), here('C', '2026-03-03')],
    ['device C', 'account B'],
  ],
  [
    'a donation without a code, by its time',
    [page(1, 1, [given('B', '2026-02-02')])],
    [here(null, '2026-01-01')],
    ['account B', 'device 2026-01-01T03:00:00.000Z'],
  ],
  ['this device’s alone, without any page', [], [here('A', '2026-01-01')], ['device A']],
])('lists %s', (_, pages, remembered, expected) => {
  expect(keys(pages, remembered)).toEqual(expected)
})

it.each([
  ['no page', [], false],
  ['the first of two', [page(1, 2, [])], false],
  ['the last', [page(1, 2, []), page(2, 2, [])], true],
  ['none to load', [page(1, 0, [])], true],
])('knows whether all is loaded: %s', (_, pages, expected) => {
  expect(isComplete(pages)).toBe(expected)
})

it('takes the backend’s totals, newest year first', () => {
  const years = [
    { year: 2025, amount: 10_000, donations: 1 },
    { year: 2026, amount: 20_000, donations: 2 },
  ]
  expect(yearTotals([page(1, 9, [], years)])?.map(({ year }) => year)).toEqual([2026, 2025])
})

it('adds up what was paid by the year in WIB, once all is loaded', () => {
  const donations = [
    given('C', '2026-03-03'),
    given('B', '2026-02-02', { status: 'unpaid' }),
    given('A', '2026-01-01', { amount: 7_000, donatedAt: new Date('2025-12-31T17:30:00Z') }),
    given('0', '2025-12-31', { amount: 1_000, donatedAt: new Date('2025-12-31T16:30:00Z') }),
  ]
  expect(yearTotals([page(1, 1, donations)])).toEqual([
    { year: 2026, amount: 57_000, donations: 2 },
    { year: 2025, amount: 1_000, donations: 1 },
  ])
  expect(yearTotals([page(1, 2, donations)])).toBeNull()
  // One that has moved on to the next page counts once.
  const moved = [page(1, 2, [given('B', '2026-02-02')]), page(2, 2, [given('B', '2026-02-02')])]
  expect(yearTotals(moved)).toEqual([{ year: 2026, amount: 50_000, donations: 1 }])
})

it.each([
  ['lunas', 'paid'],
  ['belum-lunas', 'unpaid'],
  ['kedaluwarsa', 'expired'],
  ['semua', null],
  ['<b>', null],
  [null, null],
])('reads the filter %s', (value, status) => {
  expect(parseStatusFilter(value).status).toBe(status)
})
