import { expect, it } from 'vitest'

import { amenText } from './donor-queries'

it.each([
  [true, 1, 'Kamu mengaminkan doa ini'],
  [true, 2, 'Kamu dan 1 orang lainnya mengaminkan doa ini'],
  [false, 1, '1 orang mengaminkan doa ini'],
  [false, 12345, '12.345 orang mengaminkan doa ini'],
  [true, 1001, 'Kamu dan 1.000 orang lainnya mengaminkan doa ini'],
  [false, 0, ''],
  [true, 0, ''],
  [false, null, ''],
  [true, Number.NaN, ''],
])('liked %j, count %j: %j', (liked, count, text) => {
  expect(amenText(liked, count)).toBe(text)
})
