import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { formatRupiah, formatThousands } from './money'
import { formatWhileTyping, parseRupiahDigits } from './money-input'

const amounts = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })

describe('parseRupiahDigits', () => {
  it.each([
    ['Rp 1.000', 1_000],
    ['Rp\u00a01.000.000', 1_000_000],
    ['1000', 1_000],
    ['0', 0],
    ['007', 7],
    ['abc12x3', 123],
    ['-5', 5],
    ['', null],
    ['Rp ', null],
    ['٣', null],
    ['Rp 50.000,00', 50_000],
    ['50.000,5', 50_000],
    ['50,000.00', 50_000],
    ['1,250,000.5 IDR', 1_250_000],
    ['50000,00', 50_000],
    ['50000.00', 50_000],
    ['50,00', 50],
    ['Rp 25.000,-', 25_000],
    ['50,000', 50_000],
    ['50.00', 5_000],
    ['1,00', 100],
    ['5.0000', 50_000],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['9007199254740992', Number.MAX_SAFE_INTEGER],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ])('%j → %j', (text, amount) => {
    expect(parseRupiahDigits(text)).toBe(amount)
  })

  test('undoes formatRupiah for every safe amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseRupiahDigits(formatRupiah(amount))).toBe(amount)
      }),
    )
  })
})

describe('formatWhileTyping', () => {
  /** Both sides write the caret as `|`. */
  it.each([
    ['a first digit', '1|', '1|'],
    ['the digit that brings a dot', '1000|', '1.000|'],
    ['a digit in the middle', '1.25|00', '12.5|00'],
    ['a digit at the start', '2|1.000', '2|1.000'],
    ['a deletion that takes a dot away', '1.00|', '100|'],
    ['a deleted dot: the caret steps over it', '1|000', '1|.000'],
    ['a caret behind a dot moves before it', '1.|000', '1|.000'],
    ['a caret at the very start', '|1000', '|1.000'],
    ['a pasted text', 'Rp 25.000,-|', '25.000|'],
    ['pasted decimals', 'Rp 50.000,00|', '50.000|'],
    ['pasted English decimals', '50,000.00|', '50.000|'],
    ['a digit deleted at the end', '50.00|', '5.000|'],
    ['a comma typed in the middle', '50.0,|00', '50.0|00'],
    ['a letter', '12a|', '12|'],
    ['leading zeros', '007|5', '7|5'],
    ['a lone zero', '0|', '|'],
    ['a leading digit deleted from a round amount', '|00.000', '|'],
    ['an empty field', '|', '|'],
    ['a sixteenth digit', '1234567890123456|', '123.456.789.012.345|'],
  ])('%s: %s → %s', (_name, before, after) => {
    const caret = before.indexOf('|')
    const result = formatWhileTyping(before.replace('|', ''), caret)
    expect(`${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`).toBe(after)
  })

  it.each([
    [-1, 0],
    [99, 5],
  ])('takes a caret of %d outside the text as its end', (caret, expected) => {
    expect(formatWhileTyping('1000', caret)).toEqual({ text: '1.000', caret: expected })
  })

  const countDigits = (text: string) => text.replace(/\D/g, '').length

  test('keeps the number of digits left of the caret', () => {
    // Decimals, which go, want a dot or comma.
    const typed = fc.stringMatching(/^7[\d a-]{0,14}$/)
    fc.assert(
      fc.property(typed, fc.nat(15), (text, at) => {
        const caret = Math.min(at, text.length)
        const result = formatWhileTyping(text, caret)
        expect(countDigits(result.text.slice(0, result.caret))).toBe(
          countDigits(text.slice(0, caret)),
        )
        expect(countDigits(result.text)).toBe(countDigits(text))
      }),
    )
  })

  test('drops pasted decimals, in either way of writing', () => {
    const cents = fc.stringMatching(/^\d\d$/)
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 999_999_999_999_999 }), cents, (amount, decimals) => {
        const indonesian = formatThousands(amount)
        for (const whole of [indonesian, String(amount)]) {
          expect(parseRupiahDigits(`Rp ${whole},${decimals}`)).toBe(amount)
          expect(formatWhileTyping(`${whole},${decimals}`, 99).text).toBe(indonesian)
        }
        fc.pre(amount >= 1000)
        const english = `${indonesian.replaceAll('.', ',')}.${decimals}`
        expect(parseRupiahDigits(english)).toBe(amount)
        expect(formatWhileTyping(english, 99).text).toBe(indonesian)
      }),
    )
  })

  test('never takes one keystroke in a formatted amount for decimals', () => {
    const key = fc.stringMatching(/^[\d., a]?$/)
    const shown = fc.integer({ min: 1, max: 999_999_999_999_99 }).map(formatThousands)
    fc.assert(
      fc.property(shown, fc.nat(20), fc.nat(3), key, (text, at, deleted, typed) => {
        const caret = Math.min(at, text.length)
        const edited = text.slice(0, caret) + typed + text.slice(caret + (typed ? 0 : deleted))
        const digits = edited.replace(/\D/g, '').replace(/^0+/, '')
        expect(formatWhileTyping(edited, caret).text).toBe(
          digits === '' ? '' : formatThousands(Number(digits)),
        )
      }),
      { numRuns: 2000 },
    )
  })

  test('is idempotent, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), (text, caret) => {
        const once = formatWhileTyping(text, caret)
        expect(formatWhileTyping(once.text, once.caret)).toEqual(once)
      }),
    )
  })
})
