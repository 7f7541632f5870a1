import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRupiah, formatThousands } from '@/lib/format-number'
import { outcome } from './outcome-for-tests'
import { reallyWritten } from './really-written-for-tests'
import { waysOfWriting } from './ways-of-writing-for-tests'

// From the smallest donation on. "50,000" is fifty thousand, never fifty with three decimals.
const amounts = fc.oneof(
  fc.integer({ min: 1_000, max: 999_999_999 }),
  fc.integer({ min: 1, max: 9_999 }).map((count) => count * 1_000),
  fc.integer({ min: 1, max: 9_999 }).map((count) => count * 100_000),
  fc.constantFrom(1_000, 1_001, 9_999, 10_000, 50_000, 99_999, 100_000, 999_999, 1_000_000),
)

test('each of 2,000 ways of writing an amount is that amount, or is refused', () => {
  expect(waysOfWriting.length).toBeGreaterThan(2_000)
  const wrong: string[] = []
  fc.assert(
    fc.property(amounts, (amount) => {
      for (const way of waysOfWriting) {
        const text = way(amount)
        const read = text === null ? 'empty' : outcome(text)
        if (typeof read === 'number' && read !== amount) wrong.push(`${text ?? ''}: ${read}`)
      }
      expect(wrong).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('most of them are read', () => {
  const texts = waysOfWriting.flatMap((way) => way(1_250_000) ?? [])
  const refused = texts.filter((text) => typeof outcome(text) !== 'number')
  // The refused ones: cents after the sign that also separates the groups, and misleading texts.
  expect(refused.length / texts.length).toBeLessThan(0.2)
})

test('of what people really write, at most 3 in 100 are refused', () => {
  const read = reallyWritten.map(([text, amount]) => ({ text, amount, read: outcome(text) }))
  expect(read.length).toBeGreaterThanOrEqual(100)
  expect(read.filter((each) => typeof each.read === 'number' && each.read !== each.amount)).toEqual(
    [],
  )
  const refused = read.filter((each) => typeof each.read !== 'number')
  expect(refused.length / read.length).toBeLessThanOrEqual(0.03)
})

test('two amounts are never read as one', () => {
  const joiners = [' - ', '-', ' – ', ' atau ', '/', ' + ', '+', ' x ', ', ', '; ', '\n']
  const formats = [formatRupiah, formatThousands, String]
  fc.assert(
    fc.property(
      amounts,
      amounts,
      fc.constantFrom(...joiners),
      fc.constantFrom(...formats),
      (one, other, joiner, format) => {
        expect(outcome(format(one) + joiner + format(other))).toEqual(
          expect.stringMatching(/several|unclear/),
        )
      },
    ),
    { numRuns: 2_000 },
  )
})

test('the digits of an amount that was read are always in the text', () => {
  const pieces = fc.constantFrom(
    ...['1', '5', '0', '00', '000', '50', '.', ',', ' ', "'", 'rb', ' juta', 'Rp ', '-', 'x'],
    ...['e', '\n', '\u00a0', '\u200b', ' dan ', '(', ')', '½', '²', '٣', '％', '$'],
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
      const read = outcome(parts.join(''))
      if (typeof read !== 'number') return
      // "1 juta1rb": the zeros of two units are between its digits.
      if (/juta.*rb/s.test(parts.join(''))) return
      const figures = parts.join('').replaceAll('٣', '3').replace(/\D/g, '')
      // Compared without the cents, and without the zeros of a unit.
      expect(figures.replace(/^0+/, '')).toContain(
        String(read).replace(/0+$/, '').replace(/^0$/, ''),
      )
    }),
    { numRuns: 10_000 },
  )
})

test('reads each amount that the app shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (amount) => {
      for (const text of [formatRupiah(amount), formatThousands(amount), String(amount)])
        expect(outcome(text)).toBe(amount)
    }),
  )
})
