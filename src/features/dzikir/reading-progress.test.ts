import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { DzikirItem } from './lists'
import {
  countOf,
  type DayProgress,
  finished,
  keep,
  type ListProgress,
  parseDayProgress,
  progressOf,
  readItem,
} from './reading-progress'

const item = (read: number): DzikirItem => ({ title: 't', read, arab: 'a', latin: 'l', arti: 'i' })
const none: ListProgress = { counts: {}, last: 0 }

describe('reading an item', () => {
  it.each([
    [1, [1, 0, 1]],
    [3, [1, 2, 3, 0, 1]],
  ])('of %i readings counts %o', (read, counts) => {
    let progress = none
    for (const count of counts) {
      progress = readItem(progress, 4, item(read))
      expect(countOf(progress, 4, item(read))).toBe(count)
      expect(progress.last).toBe(4)
    }
  })

  it('leaves the others as they are, and after read + 1 times is where it was', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 }),
        fc.nat(7),
        (reads, pick) => {
          const items = reads.map(item)
          const index = pick % items.length
          const start: ListProgress = {
            counts: Object.fromEntries(items.map((_, place) => [place, 1])),
            last: 0,
          }
          let progress = start
          for (let times = 0; times <= (items[index]?.read ?? 0); times += 1)
            progress = readItem(progress, index, items[index] ?? item(1))
          expect(progress.counts).toEqual(start.counts)
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

describe('a day', () => {
  const progress: ListProgress = { counts: { 0: 1 }, last: 0 }
  const kept = keep({ day: '', lists: {} }, '2026-11-21', 'sugro-pagi', progress)

  it('keeps each list apart', () => {
    const both = keep(kept, '2026-11-21', 'shalat-pendek', none)
    expect(progressOf(both, '2026-11-21', 'sugro-pagi')).toEqual(progress)
    expect(progressOf(both, '2026-11-21', 'shalat-pendek')).toEqual(none)
    expect(progressOf(both, '2026-11-21', 'kubro-pagi')).toEqual(none)
  })

  it('starts anew the next day, and forgets the last', () => {
    expect(progressOf(kept, '2026-11-22', 'sugro-pagi')).toEqual(none)
    const next = keep(kept, '2026-11-22', 'kubro-pagi', progress)
    expect(next).toEqual({ day: '2026-11-22', lists: { 'kubro-pagi': progress } })
  })
})

describe('what was stored', () => {
  const stored: DayProgress = {
    day: '2026-11-21',
    lists: { 'sugro-pagi': { counts: { 0: 1, 12: 33 }, last: 12 } },
  }

  it('comes back', () => {
    expect(parseDayProgress(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  it.each([
    [
      {
        day: '2026-11-21',
        lists: { 'sugro-pagi': { counts: { 0: -1, 1: '2', 2: 1.5 }, last: null } },
      },
    ],
    [{ day: '2026-11-21', lists: { 'sugro-pagi': { counts: { 0: 0, 1: 2, 2: 0 }, last: 0 } } }],
  ])('is mended where it is damaged: %o', (value) => {
    const read = parseDayProgress(value)
    expect(read?.lists['sugro-pagi']).toEqual({ counts: { 0: 0, 1: 2, 2: 0 }, last: 0 })
  })

  it.each([null, 3, [], { lists: {} }, { day: 'x' }, { day: 'x', lists: [] }])(
    'is refused: %o',
    (value) => {
      const read = () => {
        try {
          return parseDayProgress(value)
        } catch {
          return null
        }
      }
      expect(read()).toBeNull()
    },
  )
})
