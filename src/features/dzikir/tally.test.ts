import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  initialTally,
  MAX_TARGET,
  parseTally,
  parseTarget,
  reset,
  tap,
  type Tally,
  targetPresets,
  withTarget,
} from './tally'

const tallies = fc
  .integer({ min: 1, max: 2000 })
  .chain((target) => fc.integer({ min: 0, max: target }).map((count): Tally => ({ count, target })))

test('the agreed constants', () => {
  expect(initialTally).toEqual({ count: 0, target: 100 })
  expect(targetPresets).toEqual([3, 33, 100, 1000])
})

describe('tap', () => {
  it.each([
    [{ count: 0, target: 3 }, 1],
    [{ count: 2, target: 3 }, 3],
    [{ count: 3, target: 3 }, 0],
    [{ count: 99, target: 100 }, 100],
    [{ count: 100, target: 100 }, 0],
    [{ count: 0, target: 1 }, 1],
    [{ count: 1, target: 1 }, 0],
  ])('%o → %i', (tally, count) => {
    expect(tap(tally)).toEqual({ ...tally, count })
  })

  it('comes back to where it was after target + 1 taps, and never leaves 0…target', () => {
    fc.assert(
      fc.property(tallies, (start) => {
        let tally = start
        for (let taps = 0; taps <= start.target; taps += 1) {
          tally = tap(tally)
          if (tally.count < 0 || tally.count > tally.target) return false
        }
        return tally.count === start.count
      }),
      { numRuns: 50 },
    )
  })
})

test('reset keeps the target', () => {
  expect(reset({ count: 7, target: 33 })).toEqual({ count: 0, target: 33 })
})

test('a new target resets the count, the same one keeps it', () => {
  expect(withTarget({ count: 7, target: 33 }, 100)).toEqual({ count: 0, target: 100 })
  expect(withTarget({ count: 7, target: 33 }, 33)).toEqual({ count: 7, target: 33 })
})

describe('parseTarget', () => {
  it.each([
    ['1', 1],
    ['33', 33],
    [' 70 ', 70],
    ['007', 7],
    ['1.000', 1_000],
    ['٣٣', 33],
    [String(MAX_TARGET), MAX_TARGET],
  ])('reads %o', (text, target) => {
    expect(parseTarget(text)).toBe(target)
  })

  it.each([
    '',
    '0',
    '-3',
    '3.5',
    '1.0000',
    '33, 100',
    '33x',
    '1e3',
    'tiga',
    String(MAX_TARGET + 1),
    '99999999',
  ])('refuses %o', (text) => {
    expect(parseTarget(text)).toBeNull()
  })
})

describe('parseTally', () => {
  it('reads what was stored', () => {
    fc.assert(
      fc.property(tallies, (tally) => {
        expect(parseTally(JSON.parse(JSON.stringify(tally)))).toEqual(tally)
      }),
    )
  })

  it.each([
    {},
    { count: 4, target: 3 },
    { count: -1, target: 3 },
    { count: 1.5, target: 3 },
    { count: 0, target: 0 },
    { count: 0, target: MAX_TARGET + 1 },
  ])('refuses %o', (value) => {
    expect(parseTally(value)).toBeNull()
  })
})
