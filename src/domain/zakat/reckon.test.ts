import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { reckonWealth, shareOf, thousandths, times, worthOf } from './reckon'

const LUNAR = 2500
const SOLAR = 2577

const amount = fc.integer({ min: 0, max: 999_999_999_999 })
const assets = fc.array(amount, { minLength: 1, maxLength: 6 })
const nisab = fc.integer({ min: 1, max: 200_000_000 })

const wealth = fc.record({
  assets,
  debts: amount,
  nisab,
  percent: fc.constantFrom(LUNAR, SOLAR),
  isYearFull: fc.boolean(),
})

test('what is due is never negative, never more than is left, and whole', () => {
  fc.assert(
    fc.property(wealth, (given) => {
      const { total, net, due, none } = reckonWealth(given)
      expect(Number.isSafeInteger(due)).toBe(true)
      expect(due).toBeGreaterThanOrEqual(0)
      expect(net).toBeGreaterThanOrEqual(0)
      expect(due).toBeLessThanOrEqual(net)
      expect(net).toBeLessThanOrEqual(total)
      expect(due > 0).toBe(none === null)
    }),
  )
})

test('who owns more never gives less, and who owes more never gives more', () => {
  fc.assert(
    fc.property(wealth, amount, (given, more) => {
      const { due } = reckonWealth(given)
      const richer = reckonWealth({ ...given, assets: [...given.assets, more] })
      expect(richer.due).toBeGreaterThanOrEqual(due)
      const poorer = reckonWealth({ ...given, debts: given.debts + more })
      expect(poorer.due).toBeLessThanOrEqual(due)
    }),
  )
})

test('zakat is due from the nisab on, and not one rupiah below', () => {
  fc.assert(
    fc.property(nisab, amount, fc.constantFrom(LUNAR, SOLAR), (least, debts, percent) => {
      const at = (net: number) =>
        reckonWealth({ assets: [net, debts], debts, nisab: least, percent, isYearFull: true })
      expect(at(least - 1)).toMatchObject({ due: 0, none: 'nisab' })
      expect(at(least).none).toBeNull()
      expect(at(least).due).toBe(shareOf(least, percent))
      expect(at(least + 1).due).toBeGreaterThanOrEqual(at(least).due)
    }),
  )
})

test('a solar year’s part is more than a lunar year’s, by as much longer as it is', () => {
  fc.assert(
    fc.property(amount, (net) => {
      const [lunar, solar] = [shareOf(net, LUNAR), shareOf(net, SOLAR)]
      expect(solar).toBeGreaterThanOrEqual(lunar)
      // 365.2425 days to 354.367, within what three decimals of a per cent can say, and two roundings.
      const longer = (365.2425 / 354.367) * lunar
      expect(Math.abs(solar - longer)).toBeLessThanOrEqual(net * 1e-5 + 2)
    }),
  )
})

test('rounding up adds less than a rupiah', () => {
  fc.assert(
    fc.property(amount, fc.constantFrom(LUNAR, SOLAR), (net, percent) => {
      const due = BigInt(shareOf(net, percent)) * 100_000n
      const share = BigInt(net) * BigInt(percent)
      expect(due >= share && due - share < 100_000n).toBe(true)
    }),
  )
})

describe('why nothing is due', () => {
  const given = { debts: 0, nisab: 100, percent: LUNAR, isYearFull: true }
  it.each([
    [{ ...given, assets: [100] }, null],
    [{ ...given, assets: [99] }, 'nisab'],
    [{ ...given, assets: [0], debts: 0 }, 'nisab'],
    [{ ...given, assets: [100], debts: 100 }, 'nisab'],
    [{ ...given, assets: [100], debts: 101 }, 'debts'],
    [{ ...given, assets: [100], isYearFull: false }, 'year'],
    [{ ...given, assets: [99], isYearFull: false }, 'nisab'],
  ])('%j: %s', (wealthy, none) => {
    expect(reckonWealth(wealthy).none).toBe(none)
  })
})

it('refuses a nisab of 0, and what is no amount or not exact', () => {
  const given = { assets: [1], debts: 0, nisab: 1, percent: LUNAR, isYearFull: true }
  expect(() => reckonWealth({ ...given, nisab: 0 })).toThrow(RangeError)
  for (const wrong of [-1, 0.5, Number.NaN, Infinity, Number.MAX_SAFE_INTEGER + 1]) {
    expect(() => reckonWealth({ ...given, assets: [wrong] })).toThrow(RangeError)
    expect(() => reckonWealth({ ...given, debts: wrong })).toThrow(RangeError)
    expect(() => shareOf(wrong, LUNAR)).toThrow(RangeError)
    expect(() => times(wrong, 1)).toThrow(RangeError)
  }
  expect(() => worthOf(Number.MAX_SAFE_INTEGER, 1_000_000)).toThrow(RangeError)
  expect(() => times(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError)
})

it.each([
  [2.577, 2577],
  [2.5, 2500],
  [85, 85_000],
  [0.005, 5],
])('%d is %d thousandths', (value, number) => {
  expect(thousandths(value)).toBe(number)
})
