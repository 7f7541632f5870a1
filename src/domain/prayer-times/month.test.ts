import { expect, it } from 'vitest'
import { WIT, WIB } from '@/domain/place/zone'
import { clockText, daysIn, decodeMonth, monthsLater, timesOfDay } from './month'

const times = {
  imsak: '03:56',
  subuh: '04:06',
  terbit: '05:22',
  dhuha: '05:50',
  dzuhur: '11:38',
  ashar: '15:00',
  maghrib: '17:52',
  isya: '19:05',
}

const days = (month: string, count = daysIn(month)) =>
  Array.from({ length: count }, (_, index) => ({
    tanggal: 'Kamis',
    ...times,
    date: `${month}-${String(index + 1).padStart(2, '0')}`,
  }))

const answer = (jadwal: unknown, daerah: unknown = 'JAWA BARAT') => ({
  id: 1219,
  lokasi: 'KOTA BANDUNG',
  daerah,
  jadwal,
})

it.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2100-02', 28],
  ['2026-11', 30],
  ['2026-12', 31],
])('%s has %i days', (month, count) => {
  expect(daysIn(month)).toBe(count)
  const read = decodeMonth(answer(days(month)), month)
  expect(read.zone).toEqual(WIB)
  expect(read.days).toHaveLength(count)
  expect(read.days[0]).toEqual({ date: `${month}-01`, times })
})

it('takes the zone from the province', () => {
  expect(decodeMonth(answer(days('2026-11'), 'PAPUA'), '2026-11').zone).toEqual(WIT)
})

it.each<[string, unknown]>([
  ['no list', undefined],
  ['one day in place of a list', days('2026-11')[0]],
  ['an empty list', []],
  ['a day missing at the end', days('2026-11', 29)],
  ['a day missing in between', days('2026-11').filter(({ date }) => date !== '2026-11-14')],
  ['a day twice', [...days('2026-11', 29), days('2026-11')[28]]],
  ['another month', days('2026-10', 30)],
  ['another order', days('2026-11').toReversed()],
  [
    'a time that is none',
    days('2026-11').with(3, { tanggal: '', ...times, maghrib: '25:00', date: '2026-11-04' }),
  ],
  [
    'a time missing',
    days('2026-11').with(3, { tanggal: '', ...times, imsak: '', date: '2026-11-04' }),
  ],
])('refuses a month with %s: people fast by it', (_, jadwal) => {
  expect(() => decodeMonth(answer(jadwal), '2026-11')).toThrow('data.jadwal')
})

it.each([
  ['2026-11', -1, '2026-10'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 0, '2026-11'],
])('%s and %i months is %s', (month, count, expected) => {
  expect(monthsLater(month, count)).toBe(expected)
})

it('has each time once, and writes it as clocks are written here', () => {
  expect(timesOfDay.toSorted()).toEqual(Object.keys(times).toSorted())
  expect(clockText('04:06')).toBe('04.06')
})
