import { expect, it } from 'vitest'
import { momentIn, WIB } from '@/domain/place/zone'
import { nextIqamah } from './profile'

const at = (day: string, time: string) => momentIn(WIB, day, time)
const day = (date: string) => ({
  subuh: at(date, '04:10'),
  dzuhur: at(date, '11:45'),
  ashar: at(date, '15:05'),
  maghrib: at(date, '17:58'),
  isya: at(date, '19:12'),
})
const days = [day('2026-11-27'), day('2026-11-28')] as const
const minutes = { subuh: 15, dzuhur: 10, ashar: 0, maghrib: 5, isya: 10 }

it.each([
  ['03:00', 'subuh', '2026-11-27', '04:25'],
  // Between an adzan and its iqamah it is still that one.
  ['04:24', 'subuh', '2026-11-27', '04:25'],
  ['04:25', 'dzuhur', '2026-11-27', '11:55'],
  ['15:04', 'ashar', '2026-11-27', '15:05'],
  ['19:21', 'isya', '2026-11-27', '19:22'],
  ['19:22', 'subuh', '2026-11-28', '04:25'],
])('at %s the next iqamah is %s’s', (time, key, date, expected) => {
  expect(nextIqamah(at('2026-11-27', time), days, minutes)).toEqual({ key, at: at(date, expected) })
})

it('is unknown beyond the known days', () => {
  expect(nextIqamah(at('2026-11-28', '19:22'), days, minutes)).toBeNull()
})
