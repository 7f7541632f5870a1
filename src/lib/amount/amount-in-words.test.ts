import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words'

test.each([
  [0, 'nol rupiah'],
  [1, 'satu rupiah'],
  [11, 'sebelas rupiah'],
  [19, 'sembilan belas rupiah'],
  [111, 'seratus sebelas rupiah'],
  [1_000, 'seribu rupiah'],
  [50_123, 'lima puluh ribu seratus dua puluh tiga rupiah'],
  [1_001_000, 'satu juta seribu rupiah'],
  [1_000_000_000, 'satu miliar rupiah'],
  [2_000_000_000_000, 'dua triliun rupiah'],
  [-1, ''],
  [1.5, ''],
  [Number.NaN, ''],
  [Number.MAX_SAFE_INTEGER + 1, ''],
])('%d: %s', (amount, words) => {
  expect(amountInWords(amount)).toBe(words)
})

const ones = new Map(
  'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas seratus seribu'
    .split(' ')
    .map((word, index) => [word, [...Array(12).keys(), 100, 1_000][index] ?? 0] as const),
)
const scales = new Map([
  ['ribu', 1e3],
  ['juta', 1e6],
  ['miliar', 1e9],
  ['triliun', 1e12],
])

/** Computes the number of the words again, from left to right. */
function valueOf(words: string): number {
  let total = 0
  let part = 0
  let last = 0
  for (const word of words.split(' ').slice(0, -1)) {
    const scale = scales.get(word)
    if (scale !== undefined) {
      total += part * scale
      part = 0
    } else if (word === 'puluh') part += last * 9
    else if (word === 'ratus') part += last * 99
    else if (word === 'belas') part += 10
    else if (word === 'seribu') total += 1_000
    else {
      last = ones.get(word) ?? Number.NaN
      part += last
    }
  }
  return total + part
}

test('the words of each amount stand for no other amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (amount) => {
      expect(valueOf(amountInWords(amount))).toBe(amount)
    }),
    { numRuns: 2_000 },
  )
})
