import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { displayMaskedPhone, maskPhone, normalisePhone, phoneGroups, waLink } from './phone'

describe('normalisePhone', () => {
  it.each([
    ['+62 812-3456', '8123456'],
    ['0812-3456-7890', '81234567890'],
    ['62 812 3456 7890', '81234567890'],
    ['620812345', '812345'],
    ['+62 (0) 812345', '812345'],
    ['0062812345', '812345'],
    ['6262812345', '812345'],
    ['812345', '812345'],
    ['8620', '8620'],
    ['6', '6'],
    ['0', ''],
    ['62', ''],
    ['', ''],
    ['abc', ''],
  ])('%j → %j', (phone, normalised) => {
    expect(normalisePhone(phone)).toBe(normalised)
  })

  const phones = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('0', '62', '+62 ', '8', '12', '-'), { maxLength: 12 })
      .map((parts) => parts.join('')),
  )

  test('is idempotent, and blind to the prefix', () => {
    fc.assert(
      fc.property(phones, (phone) => {
        const once = normalisePhone(phone)
        expect(once).toMatch(/^\d*$/)
        expect(once).not.toMatch(/^(?:0|62)/)
        for (const prefix of ['', '0', '62', '+62 ', '+62 0'])
          expect(normalisePhone(prefix + once)).toBe(once)
      }),
    )
  })
})

describe('phoneGroups', () => {
  it.each([
    ['081234567890', ['+62 ', '812', '3456', '7890']],
    ['812345678901', ['+62 ', '812', '3456', '78901']],
    ['8123456789', ['+62 ', '812', '3456', '789']],
    ['81234567', ['+62 ', '812', '3456', '7']],
    ['8123456', ['+62 ', '8123456']],
    // A landline.
    ['(021) 3456-7890', ['+62 ', '2134567890']],
    ['', []],
  ])('%j → %j', (phone, groups) => {
    expect(phoneGroups(phone)).toEqual(groups)
  })
})

describe('displayMaskedPhone', () => {
  it.each([
    ['81234567890', '+62 81********0'],
    ['+62 812-3456-7890', '+62 81********0'],
    ['', ''],
  ])('%j → %j', (phone, shown) => {
    expect(displayMaskedPhone(phone)).toBe(shown)
  })
})

describe('waLink', () => {
  it.each([
    ['0812345', undefined, 'https://wa.me/62812345'],
    ['0812345', '', 'https://wa.me/62812345'],
    ['+62 812-345', 'Assalamu’alaikum', 'https://wa.me/62812345?text=Assalamu%E2%80%99alaikum'],
    ['812345', 'a b+c&d=e#f?', 'https://wa.me/62812345?text=a%20b%2Bc%26d%3De%23f%3F'],
    ['812345', 'satu\ndua', 'https://wa.me/62812345?text=satu%0Adua'],
    ['812345', 'x\ud83d', 'https://wa.me/62812345?text=x%EF%BF%BD'],
    ['', 'Bagikan', 'https://wa.me/?text=Bagikan'],
  ])('%j, %j → %s', (phone, text, link) => {
    expect(waLink(phone, text)).toBe(link)
  })

  test('carries any message unharmed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (text) => {
        const url = new URL(waLink('812345', text))
        expect(decodeURIComponent(url.search.slice('?text='.length))).toBe(text)
      }),
    )
  })
})

describe('maskPhone', () => {
  it.each([
    ['81234567890', '81********0'],
    ['12345', '12**5'],
    ['1234', '12*4'],
    ['123', '123'],
    ['1', '1'],
    ['', ''],
  ])('%j → %j', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked)
  })

  test('is idempotent, keeps the length, and hides all but three', () => {
    fc.assert(
      fc.property(fc.string(), (phone) => {
        const masked = maskPhone(phone)
        expect(maskPhone(masked)).toBe(masked)
        expect(masked).toHaveLength(phone.length)
        if (phone.length >= 4) expect(masked.slice(2, -1)).toMatch(/^\*+$/)
      }),
    )
  })
})
