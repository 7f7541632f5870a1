import { expect, test } from 'vitest'
import { wrapText } from './receipt-picture'

const letters = (text: string) => Array.from(text).length

test.each([
  ['', 10, []],
  ['satu', 10, ['satu']],
  ['satu dua tiga', 8, ['satu dua', 'tiga']],
  ['satu dua', 8, ['satu dua']],
  ['satu dua', 7, ['satu', 'dua']],
  ['a bbbbbbbbbbbb c', 5, ['a', 'bbbbb', 'bbbbb', 'bb c']],
  ['🕌🕌🕌', 2, ['🕌🕌', '🕌']],
  ['lebar', 0, ['l', 'e', 'b', 'a', 'r']],
])('%j within %d', (text, width, lines) => {
  expect(wrapText(text, width, letters)).toEqual(lines)
})
