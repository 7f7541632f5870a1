import { expect, it } from 'vitest'
import { parsePlace } from './AsmaulHusna'

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
