const small = [
  'nol',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
] as const

const scales = [
  [1_000_000_000_000, 'triliun'],
  [1_000_000_000, 'miliar'],
  [1_000_000, 'juta'],
  [1_000, 'ribu'],
  [100, 'ratus'],
  [10, 'puluh'],
] as const

/** All words of a written number, without "rupiah". */
export const NUMBER_WORDS: readonly string[] = [
  ...small,
  ...scales.map(([, scale]) => scale),
  'belas',
  'seratus',
  'seribu',
]

function inWords(number: number): string {
  if (number < 12) return small[number] ?? ''
  if (number < 20) return `${small[number - 10] ?? ''} belas`
  for (const [size, scale] of scales) {
    if (number < size) continue
    const count = Math.floor(number / size)
    // "seratus" and "seribu", but "satu juta", as banks and laws write it.
    const head = count === 1 && size <= 1_000 ? `se${scale}` : `${inWords(count)} ${scale}`
    return number % size === 0 ? head : `${head} ${inWords(number % size)}`
  }
  return ''
}

/**
 * A number with at most three decimals: `2500` → `"dua koma lima"`.
 * @param thousandths a whole number, at least 0
 */
export function numberInWords(thousandths: number): string {
  const decimals = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '')
  const digits = Array.from(decimals, (digit) => inWords(Number(digit)))
  const whole = inWords(Math.floor(thousandths / 1000))
  return decimals === '' ? whole : `${whole} koma ${digits.join(' ')}`
}

/**
 * An amount of whole rupiah as Indonesian banks write it: `50000` → `"lima puluh ribu rupiah"`; '' when it is negative
 * or not whole.
 */
export function amountInWords(amount: number): string {
  return Number.isSafeInteger(amount) && amount >= 0 ? `${inWords(amount)} rupiah` : ''
}
