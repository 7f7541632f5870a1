import { expect, it } from 'vitest'
import { normalised } from './normalised'

it.each([
  ['Re\u0301za', 'R\u00E9za'],
  ['', ''],
  // Zalgo of thirty marks stays, in the order that Unicode gives them.
  ['a' + '\u0316'.repeat(30), 'a' + '\u0316'.repeat(30)],
  ['a' + '\u0316'.repeat(31) + 'b', 'a' + '\u0316'.repeat(30) + 'b'],
  // Each letter has its own.
  [`b${'\u0316'.repeat(30)}`.repeat(3), `b${'\u0316'.repeat(30)}`.repeat(3)],
])('%j is %j', (text, composed) => {
  expect(normalised(text, 'NFC')).toBe(composed)
})
