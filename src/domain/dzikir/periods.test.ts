import { expect, test } from 'vitest'
import type { StoredSchedule } from '@/domain/prayer-times/schedule'
import { lastSchedule, rememberSchedule } from '@/domain/prayer-times/schedule-memory'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import type { DzikirList } from './lists'
import { periodStart } from './periods'

const schedule = (daerah: string): StoredSchedule => ({
  cityId: '1301',
  daerah,
  jadwal: {
    date: '2026-11-20',
    subuh: '04:04',
    dzuhur: '11:42',
    ashar: '15:04',
    maghrib: '17:53',
    isya: '19:06',
  },
})

test.each<[DzikirList, string, string]>([
  ['shalat-pendek', '2026-11-21T04:04+07:00', '2026-11-21T04:04+07:00'],
  ['shalat-pendek', '2026-11-21T11:41+07:00', '2026-11-21T04:04+07:00'],
  ['shalat-panjang', '2026-11-21T11:42+07:00', '2026-11-21T11:42+07:00'],
  ['shalat-panjang', '2026-11-21T17:52+07:00', '2026-11-21T15:04+07:00'],
  ['shalat-panjang', '2026-11-21T18:30+07:00', '2026-11-21T17:53+07:00'],
  ['shalat-pendek', '2026-11-21T23:59+07:00', '2026-11-21T19:06+07:00'],
  ['shalat-pendek', '2026-11-22T04:03+07:00', '2026-11-21T19:06+07:00'],
  ['sugro-pagi', '2026-11-21T05:30+07:00', '2026-11-21T04:04+07:00'],
  ['kubro-pagi', '2026-11-21T11:42+07:00', '2026-11-21T11:42+07:00'],
  ['sugro-petang', '2026-11-22T00:10+07:00', '2026-11-21T11:42+07:00'],
  ['kubro-petang', '2026-11-22T04:04+07:00', '2026-11-22T04:04+07:00'],
])('%s at %s is read in the period since %s', (list, now, start) => {
  expect(periodStart(list, Date.parse(now), schedule('JAWA BARAT'), 7)).toBe(Date.parse(start))
})

test.each([
  ['at home', '2026-11-21T18:30+07:00', 7, '2026-11-21T17:53+07:00'],
  ['in London, after Isya', '2026-11-21T19:30+00:00', 0, '2026-11-21T19:00+00:00'],
  ['in London, the same morning', '2026-11-21T06:50+00:00', 0, '2026-11-21T04:15+00:00'],
  ['in Mecca', '2026-11-21T18:30+03:00', 3, '2026-11-21T17:45+03:00'],
  ['in Kathmandu', '2026-11-21T18:30+05:45', 5.75, '2026-11-21T17:45+05:45'],
  ['in Makassar', '2026-11-21T17:50+08:00', 8, '2026-11-21T17:45+08:00'],
])('Jakarta’s schedule alone is kept, and the phone is %s', (_, now, offset, start) => {
  const source = memoryStore(new Map<string, string>())
  rememberSchedule(schedule('DKI JAKARTA'), source)
  const kept = lastSchedule(offset, source)
  expect(periodStart('shalat-pendek', Date.parse(now), kept, offset)).toBe(Date.parse(start))
})

test('where none is known, the usual ones by the device’s clock', () => {
  const at = (hour: number, minute: number) => new Date(2026, 10, 21, hour, minute).getTime()
  expect(periodStart('shalat-pendek', at(12, 30), null)).toBe(at(11, 45))
  expect(periodStart('sugro-petang', at(16, 0), null)).toBe(at(11, 45))
})
