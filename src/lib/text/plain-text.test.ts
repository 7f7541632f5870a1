import { describe, expect, test } from 'vitest'
import { plainText } from './plain-text'

describe('a text', () => {
  test.each([
    ['５０．０００，００', '50.000,00'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['᠐᠙ ꧐꧙ 𝟎𝟗 𝟶𝟿', '09 09 09 09'],
    ['٥٠٬٠٠٠٫٠٠', "50'000,00"],
    ['١،٥', '1,5'],
    ['50\u200b.\u2060000\ufeff', '50.000'],
    ['\u202d50\u2069\u200e', '50'],
    ['5\u00ad0', '50'],
    ['1\u00a0250\u202f000\u2009000', '1 250 000 000'],
    ['1 \u2003 2', '1 2'],
    ['Rp\n50\r\n 000\t1', 'Rp\n50\n 000\n1'],
    ['50’000‘1', "50'000'1"],
    ['0812–3456‑7890', '0812-3456-7890'],
    ['  Rp 5 ', 'Rp 5'],
    ['', ''],
  ])('%j is %j', (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })

  test.each([
    '½',
    '10⁵',
    'H₂O',
    'Ⅳ',
    '①',
    '㏠',
    '〇',
    '5\u03360\u0336',
    '8\ufe0f\u20e3',
    '\u202e05',
  ])('%j has no certain digits', (text) => {
    expect(plainText(text)).toBeNull()
  })

  test('reads each digit of each script', () => {
    let rows = 0
    for (let code = 0; code <= 0x10_ff_ff; code += 1) {
      if (!/\p{Nd}/u.test(String.fromCodePoint(code))) continue
      const row = Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(code + digit))
      expect(plainText(row.join(''))).toBe('0123456789')
      rows += 1
      code += 9
    }
    expect(rows).toBeGreaterThan(60)
  })
})
