import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { lastSchedule, rememberSchedule, type StoredSchedule } from '@/domain/prayer-times/schedule'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import type { DzikirItem, DzikirList } from './lists'
import {
  countOf,
  finished,
  type KeptProgress,
  type ListProgress,
  parseProgress,
  periodStart,
  readItem,
  withCount,
  withoutEnded,
} from './reading-progress'

const item = (read: number): DzikirItem => ({ title: 't', read, arab: 'a', latin: 'l', arti: 'i' })
const none: ListProgress = { counts: {}, last: 0 }

describe('reading an item', () => {
  it.each([
    [1, [1, 1, 1]],
    [3, [1, 2, 3, 3, 3]],
  ])('of %i readings counts %o', (read, counts) => {
    let progress = none
    for (const count of counts) {
      progress = readItem(progress, 4, item(read))
      expect(countOf(progress, 4, item(read))).toBe(count)
      expect(progress.last).toBe(4)
    }
  })

  it('leaves the others as they are, and one begun anew is at 0', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 }),
        fc.nat(7),
        (reads, pick) => {
          const items = reads.map(item)
          const index = pick % items.length
          const counts = Object.fromEntries(items.map((_, place) => [place, 1]))
          let progress: ListProgress = { counts, last: 0 }
          for (let times = 0; times <= (reads[index] ?? 0); times += 1)
            progress = readItem(progress, index, item(reads[index] ?? 1))
          expect(progress.counts).toEqual({ ...counts, [index]: reads[index] })
          expect(withCount(progress, index, 0).counts).toEqual({ ...counts, [index]: 0 })
        },
      ),
    )
  })
})

test('an item that a new version asks to be read less often counts as finished', () => {
  expect(countOf({ counts: { 0: 100 }, last: 0 }, 0, item(3))).toBe(3)
})

test('finished items are counted', () => {
  const items = [item(1), item(3), item(3), item(1)]
  expect(finished(none, items)).toBe(0)
  expect(finished({ counts: { 0: 1, 1: 2, 2: 3 }, last: 2 }, items)).toBe(2)
})

describe('what goes on when a list is opened', () => {
  const MINUTE = 60_000
  const now = 1_000_000 * MINUTE
  const kept = (minutesAgo: number): KeptProgress => ({
    'sugro-pagi': { counts: { 0: 1 }, last: 0, at: now - minutesAgo * MINUTE },
  })

  it.each([
    // Read after the period began.
    [30, 30, true],
    [31, 30, false],
    // Read before it, but a moment ago.
    [10, 1, true],
    [11, 1, false],
    // The clock was ahead.
    [-10, 30, true],
    [-11, 30, false],
  ])('read %i minutes ago, in a period of %i minutes: %s', (ago, since, goesOn) => {
    const left = withoutEnded(kept(ago), now, () => now - since * MINUTE)
    expect(left).toEqual(goesOn ? kept(ago) : {})
  })

  it('each list by its own period', () => {
    const shalat = { counts: { 2: 1 }, last: 2, at: now - 60 * MINUTE }
    const left = withoutEnded({ ...kept(60), 'shalat-pendek': shalat }, now, (list) =>
      list === 'sugro-pagi' ? now - 90 * MINUTE : now - 45 * MINUTE,
    )
    expect(left).toEqual(kept(60))
  })
})

describe('what was stored', () => {
  const stored: KeptProgress = { 'sugro-pagi': { counts: { 0: 1, 12: 33 }, last: 12, at: 5 } }

  it('comes back', () => {
    expect(parseProgress(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  it('is mended where it is damaged', () => {
    const damaged = { counts: { 0: -1, 1: '2', 2: 1.5 }, last: null, at: 5 }
    expect(parseProgress({ 'sugro-pagi': damaged, 'sugro-siang': damaged })).toEqual({
      'sugro-pagi': { counts: { 0: 0, 1: 2, 2: 0 }, last: 0, at: 5 },
    })
  })

  it('of a former version, which knew only the day, begins anew', () => {
    expect(parseProgress({ day: '2026-11-21', lists: { 'sugro-pagi': stored } })).toEqual({})
    expect(parseProgress({ 'sugro-pagi': { counts: {}, last: 0 } })).toEqual({})
  })

  it.each([null, 3, [], { 'sugro-pagi': 'x' }])('is refused: %o', (value) => {
    const read = () => {
      try {
        return parseProgress(value)
      } catch {
        return null
      }
    }
    expect(read()).toBeNull()
  })
})

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
