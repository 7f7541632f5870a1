import { expect, it } from 'vitest'
import type { Authority } from '@/domain/prayer-times/hijri-calendar'
import { shownMonth } from './shown-month'

it.each<[string, Authority, string, ...string[]]>([
  ['2026-12', 'pemerintah', 'Desember 2026', '2026-12-01', '2026-12-31', '2026-11', '2027-01'],
  ['2028-02', 'pemerintah', 'Februari 2028', '2028-02-01', '2028-02-29', '2028-01', '2028-03'],
  ['', 'pemerintah', 'November 2026', '2026-11-01', '2026-11-30', '2026-10', '2026-12'],
  ['2026-13', 'pemerintah', 'November 2026', '2026-11-01', '2026-11-30', '2026-10', '2026-12'],
  [
    'ramadan-1448',
    'pemerintah',
    'Ramadan 1448 H',
    '2027-02-08',
    '2027-03-09',
    '2027-02',
    '2027-03',
  ],
  [
    'ramadan-1448',
    'muhammadiyah',
    'Ramadan 1448 H',
    '2027-02-08',
    '2027-03-08',
    '2027-02',
    '2027-03',
  ],
  // A Ramadan that nobody knows here.
  ['ramadan-1447', 'pemerintah', 'November 2026', '2026-11-01', '2026-11-30', '2026-10', '2026-12'],
  ['ramadan-1460', 'pemerintah', 'November 2026', '2026-11-01', '2026-11-30', '2026-10', '2026-12'],
])('%j by %s is %s', (asked, authority, ...expected) => {
  const { title, first, last, before, after } = shownMonth(asked, '2026-11-25', authority)
  expect([title, first, last, before, after]).toEqual(expected)
})
