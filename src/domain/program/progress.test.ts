import fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { wholePercent } from '@/lib/format-number'
import { progressPercent } from './progress'

it.each([
  [250_000, 1_000_000, 25],
  [999_999, 1_000_000, 99.9999],
  [1_000_000, 1_000_000, 100],
  [1_000_001, 1_000_000, 100],
  [5, 0, 0],
  [null, 1_000, 0],
  [5, null, 0],
  [5, Number.NaN, 0],
  [5, Number.POSITIVE_INFINITY, 0],
  [Number.NaN, 1_000, 0],
  [-5, 1_000, 0],
])('%j of %j is %d %%', (total, target, percent) => {
  expect(progressPercent(total, target)).toBeCloseTo(percent, 10)
})

test('is told as the whole percents that are reached, whatever the amounts', () => {
  const upTo = (max: number) => fc.integer({ min: 1, max })
  const amount = fc.oneof(upTo(1_000), upTo(999_999_999_999))
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [total, target] = [Math.min(one, other), Math.max(one, other)]
      const told = wholePercent(progressPercent(total, target))
      expect(BigInt(told)).toBe((BigInt(total) * 100n) / BigInt(target))
    }),
  )
})

test('stays between 0 and 100 for any two numbers', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (total, target) => {
      const percent = progressPercent(total, target)
      expect(percent >= 0 && percent <= 100).toBe(true)
    }),
  )
})
