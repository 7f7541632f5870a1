import fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { initials } from './initials'

it.each([
  ['Hamba Allah', 'HA'],
  ['Siti Nur Aisyah', 'SA'],
  ['budi', 'B'],
  ['  budi   santoso  ', 'BS'],
  ['(Ibu) "Ani"', 'IA'],
  ['H. Ahmad', 'HA'],
  ['Ahmad - ', 'A'],
  ['étienne e\u0301mile', 'ÉÉ'],
  ['محمد علي', 'مع'],
  ['𝐁udi 2', '𝐁2'],
  ['', ''],
  ['   ', ''],
  ['🙏 ***', ''],
])('%j → %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('has no space and no half character, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(initials(name)).not.toMatch(/[\s\p{Cs}]/u)
    }),
  )
})
