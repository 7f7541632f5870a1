import { expect, test } from 'vitest'
import { outputSide } from './square'

test.each([
  [0.3, 1],
  [100, 100],
  [100.6, 101],
  [511, 511],
  [512, 512],
  [513, 512],
  [4000, 512],
])('a square of %d px is sent with %d', (width, side) => {
  expect(outputSide({ width })).toBe(side)
})
