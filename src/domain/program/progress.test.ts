import fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { progressPercent } from './progress'

it.each([
  [0, 1_000_000, 0],
  [250_000, 1_000_000, 25],
  [999_999, 1_000_000, 99.9999],
  [1_000_000, 1_000_000, 100],
  [1_000_001, 1_000_000, 100],
  [5, 0, 0],
  [5, -1, 0],
  [1, 1, 100],
  [null, 1_000, 0],
  [5, null, 0],
  [5, Number.NaN, 0],
  [5, Number.POSITIVE_INFINITY, 0],
  [Number.NaN, 1_000, 0],
  [-5, 1_000, 0],
])('%j of %j is %d %%', (total, target, percent) => {
  expect(progressPercent(total, target)).toBeCloseTo(percent, 10)
})

test('stays between 0 and 100 for any two numbers', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (total, target) => {
      const percent = progressPercent(total, target)
      expect(percent >= 0 && percent <= 100).toBe(true)
    }),
  )
})
