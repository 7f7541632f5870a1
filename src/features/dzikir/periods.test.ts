import { expect, test } from 'vitest'
import type { StoredSchedule } from '@/domain/prayer-times/schedule'
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
  expect(periodStart(list, Date.parse(now), schedule('JAWA BARAT'))).toBe(Date.parse(start))
})

test('the times are those of the schedule’s zone', () => {
  const now = Date.parse('2026-11-21T12:00+08:00')
  const start = Date.parse('2026-11-21T11:42+08:00')
  expect(periodStart('shalat-pendek', now, schedule('SULAWESI SELATAN'))).toBe(start)
})

test('where none is known, the usual ones by the device’s clock', () => {
  const at = (hour: number, minute: number) => new Date(2026, 10, 21, hour, minute).getTime()
  expect(periodStart('shalat-pendek', at(12, 30), null)).toBe(at(11, 45))
  expect(periodStart('sugro-petang', at(16, 0), null)).toBe(at(11, 45))
})
