import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatRupiah, formatThousands } from '../money'
import { amountIn, isUnfinished, readAmount } from './read-amount'
import { reallyWritten } from './really-written'
import { waysOfWriting } from './ways-of-writing'

/** What a reading comes to: the amount, or the word why there is none. */
function outcome(text: string) {
  const reading = readAmount(text)
  if (reading.kind === 'amount') return reading.amount
  return reading.kind === 'refused' ? reading.why : reading.kind
}

describe('an amount', () => {
  test.each([
    // Once sent up to a hundred times too large.
    ['50000,00', 50_000],
    ['50.000,00', 50_000],
    ['50,000.00', 50_000],
    ['50000.00', 50_000],
    ['Rp 50 000,00', 50_000],
    ["50'000.00", 50_000],
    ['50.000\u200b,00', 50_000],
    ['50.000,\u200b00', 50_000],
    ['50.000，00', 50_000],
    ['Rp\u00a01\u00a0250\u00a0000,00', 1_250_000],
    ['50000,0', 50_000],
    ['12345,6', 12_345],
    ['50.000,000', 'unclear'],
    ['Jumlah donasi Rp 1.000.000', 1_000_000],
    ['Rp 50.000,00 - Rp 100.000,00', 'several'],
    ['0x10', 'unclear'],
    ['0xC350', 'unclear'],
    ['1e6', 'unclear'],
    ['1,5 juta', 1_500_000],
    // Nothing.
    ['', 'empty'],
    [' \u200b', 'empty'],
    ['Rp', 'empty'],
    ['Rp. ', 'empty'],
    ['-', 'empty'],
    // Figures.
    ['0', 0],
    ['1', 1],
    ['999', 999],
    ['1000', 1_000],
    ['50,00', 50],
    ['50.00', 50],
    ['1,5', 1],
    ['50,000', 50_000],
    ['1.250.000', 1_250_000],
    ['1,250,000.5 IDR', 1_250_000],
    ['999.999.999.999', 999_999_999_999],
    ['999.999.999.999,99', 999_999_999_999],
    ['1.000.000.000.000', 'large'],
    ['9'.repeat(400), 'large'],
    // Groups that are none.
    ['5.0000', 'unclear'],
    ['50.00.000', 'unclear'],
    ['1.000.00', 'unclear'],
    ['1.250,000', 'unclear'],
    ['1 250.000', 'unclear'],
    ['50000.000', 'unclear'],
    ['50000,000', 'unclear'],
    ['0.500', 'unclear'],
    ['000.500', 'unclear'],
    ['050000', 'unclear'],
    ['.500', 'unclear'],
    [',5 juta', 'unclear'],
    ['50. 000', 'several'],
    ['50.000,00,00', 'unclear'],
    ['٥٠٫٠٠٠', 'several'],
    // Signs that change them.
    ['-50.000', 'unclear'],
    ['- 50.000', 'unclear'],
    ['Rp -50.000', 'unclear'],
    ['−Rp 50.000', 'unclear'],
    ['+50000', 'unclear'],
    ['50.000+', 'unclear'],
    ['50.000 + ongkir', 'unclear'],
    ['50%', 'unclear'],
    ['2.500 %', 'unclear'],
    ['3 x 50.000', 'several'],
    ['2500^2', 'several'],
    ['10⁵', 'unclear'],
    ['½ juta', 'unclear'],
    // Units.
    ['50rb', 50_000],
    ['50 RB', 50_000],
    ['50k', 50_000],
    ['1.5jt', 1_500_000],
    ['1,25 juta rupiah', 1_250_000],
    ['0,5 juta', 500_000],
    ['2 milyar', 2_000_000_000],
    ['1 miliar', 1_000_000_000],
    ['1500 ribu', 1_500_000],
    ['50000 ribu', 'unclear'],
    ['50.000 ribu', 'unclear'],
    ['1.500 juta', 'unclear'],
    ['1,555 juta', 'unclear'],
    ['1jt500', 'unclear'],
    ['1 juta 500 ribu', 1_500_000],
    ['Rp 2jt 50rb ya', 2_050_000],
    ['1 juta 500', 'several'],
    ['1 juta 1500 ribu', 'several'],
    ['1,5 juta 500 ribu', 'several'],
    ['500 ribu 1 juta', 'several'],
    ['50 ribu ribu', 'unclear'],
    ['50rban', 'unclear'],
    ['50 rb-an', 'unclear'],
    ['50 ribuan', 'unclear'],
    ['5 puluh ribu', 'unclear'],
    ['5 ratus', 'unclear'],
    ['1 setengah juta', 'unclear'],
    ['1 M', 'unclear'],
    ['9000 miliar', 'large'],
    // Other money.
    ['$50', 'currency'],
    ['50 €', 'currency'],
    ['USD 5000', 'currency'],
    ['RM 5.000', 'currency'],
    // In words.
    ['lima puluh ribu', 'unclear'],
    ['Rp 50.000 (lima puluh ribu rupiah)', 50_000],
    ['Rp 50.000,- (Lima Puluh Ribu Rupiah)', 50_000],
    ['Lima puluh ribu rupiah (Rp 50.000)', 50_000],
    ['Rp 50.000 (lima ratus ribu rupiah)', 'unclear'],
    // Other numbers.
    ['Ramadhan 2026', 'unclear'],
    ['Rek. BSI 7123456789', 'unclear'],
    ['0812 3456 7890', 'several'],
    ['081234567890', 'unclear'],
    ['12/05/2026', 'several'],
    ['10:30', 'several'],
    ['5 kg beras', 'unclear'],
    ['1.500 orang', 'unclear'],
    ['abc', 'unclear'],
    ['Donasi50000', 'unclear'],
    ['50000x', 'unclear'],
    ['#50000', 'unclear'],
    ['50.000\n100', 'several'],
    ['50.000 poin', 'unclear'],
    ['bukan 50.000', 'unclear'],
    ['>= 50.000', 'unclear'],
    ['500 TL', 'currency'],
    ['50.000 won', 'currency'],
    // What a receipt or a chat has around its one amount.
    ['50.000🙏🏻', 50_000],
    ['```50.000```', 50_000],
    ["'50000", 50_000],
    ['Rp 50.000/-', 50_000],
    ['• Rp50.000', 50_000],
    ['Qurban 2026 Rp 2.500.000', 2_500_000],
    ['Transfer Rp 50.000 ke BCA 1234567890', 50_000],
    ['12/05 10:33:21\nKe 1234567890\nBUDI SANTOSO\nRp 50.000,00', 50_000],
    ['Rp 250.000\n14 Mei 2026 • 09:12 WIB', 250_000],
    ['2026 50.000', 'several'],
    ['Rp 50.000 2026', 'several'],
    ['Rp 2026', 2_026],
    ['Rp 50.000 dan 12/05', 50_000],
    ['Rp 1/2 juta', 'several'],
    ['Rp 50.000 atau 2.500', 'several'],
  ])('%j: %s', (text, expected) => {
    expect(outcome(text)).toBe(expected)
  })

  test('is nothing that is paid where it can’t be read', () => {
    expect(['', 'Rp 1.000 atau 2.000', '1e6'].map(amountIn)).toEqual([0, 0, 0])
    expect(amountIn('Rp 50 ribu')).toBe(50_000)
  })
})

describe('an amount that is being typed', () => {
  test.each([
    ['50 r', true],
    ['50 ri', true],
    ['50 rib', true],
    ['50 ribu', false],
    ['1,5 j', true],
    ['50j', true],
    ['R', true],
    ['50 rx', false],
    ['50.0000', false],
    ['', false],
  ])('%j may go on: %s', (text, unfinished) => {
    expect(isUnfinished(text)).toBe(unfinished)
  })
})

// From the smallest donation on; "50,000" is fifty thousand, whatever somebody means by fifty with three decimals.
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
  // Cents behind the sign that parts the groups, and what was made to mislead.
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

test('two amounts are never one', () => {
  const joiners = [
    ' - ',
    '-',
    ' – ',
    ' atau ',
    '/',
    ' / ',
    ' + ',
    '+',
    ' x ',
    ', ',
    '; ',
    '\n',
    '\t',
  ]
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

test('whatever is read, its figures stand in the text', () => {
  const pieces = fc.constantFrom(
    ...[
      '1',
      '5',
      '0',
      '00',
      '000',
      '50',
      '.',
      ',',
      ' ',
      "'",
      'rb',
      ' juta',
      'Rp ',
      '-',
      'x',
      'e',
      '\n',
    ],
    ...['\u00a0', '\u200b', ' dan ', '(', ')', '½', '²', '٣', '％', '$'],
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
      const read = outcome(parts.join(''))
      if (typeof read !== 'number') return
      // "1 juta1rb": the zeros of two units stand between its figures.
      if (/juta.*rb/s.test(parts.join(''))) return
      const figures = parts.join('').replaceAll('٣', '3').replace(/\D/g, '')
      // Without its cents, and without the zeros that a unit stands for.
      expect(figures.replace(/^0+/, '')).toContain(
        String(read).replace(/0+$/, '').replace(/^0$/, ''),
      )
    }),
    { numRuns: 10_000 },
  )
})

test('the app reads what it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (amount) => {
      for (const text of [formatRupiah(amount), formatThousands(amount), String(amount)])
        expect(outcome(text)).toBe(amount)
    }),
  )
})
