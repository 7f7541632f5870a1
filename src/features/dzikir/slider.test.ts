import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { clampPlace, parsePlace, placeAt } from './slider'

it.each([
  [null, 0],
  ['1', 0],
  ['7', 6],
  ['99', 98],
  ['100', 98],
  ['0', 0],
  ['-3', 0],
  ['tujuh', 0],
  ['', 0],
])('?nama=%s is place %i', (text, place) => {
  expect(parsePlace(text, 99)).toBe(place)
})

test('a slide is in place from half a window before it to half a window after', () => {
  fc.assert(
    fc.property(
      fc.nat(98),
      fc.integer({ min: 1, max: 2000 }),
      fc.double({ min: -0.49, max: 0.49, noNaN: true }),
      (place, width, off) => {
        expect(placeAt((place + off) * width, width, 99)).toBe(place)
      },
    ),
  )
})

test('nothing lies beyond the ends', () => {
  expect(placeAt(-500, 320, 99)).toBe(0)
  expect(placeAt(1e6, 320, 99)).toBe(98)
  expect(placeAt(100, 0, 99)).toBe(0)
  expect(clampPlace(3, 0)).toBe(0)
})
