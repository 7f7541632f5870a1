import { once } from './once'

const wholeNumber = once(() => new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 }))

/** Fifteen digits are always exact as a number; sixteen may exceed `Number.MAX_SAFE_INTEGER`. */
const MAX_TYPED_DIGITS = 15

/** `1000000` → `"1.000.000"`: the Indonesian thousands separator, no decimals (spec §9). */
export function formatThousands(amount: number): string {
  return wholeNumber().format(amount)
}

/**
 * Whole rupiah as the specification writes them: `1000000` → `"Rp 1.000.000"` (spec §9, design §6).
 *
 * The space is an ordinary U+0020. `Intl`'s own currency style puts a no-break space there, which
 * looks the same and then fails wherever texts are compared: a search in the page, a pasted amount,
 * a test, the specification's "Nominal minimal Rp 1.000". Where an amount must not wrap, CSS says so.
 */
export function formatRupiah(amount: number): string {
  return `Rp ${formatThousands(amount)}`
}

/**
 * A whole amount with decimals, as it is pasted: `"Rp 50.000,00"`, `"50,000.00"`, `"50000.00"`. One keystroke in a
 * formatted amount never makes one: what a deletion leaves of `"50.000"`, `"50.00"`, is five thousand.
 */
const withDecimals =
  /^(\D*(?:\d{1,3}(?:\.\d{3})+(?=,\d\d?\D*$)|\d{2,}(?=,\d\d\D*$)|\d{1,3}(?:,\d{3})+(?=\.\d\d?\D*$)|\d{4,}(?=\.\d\d\D*$)))/

/** The text up to its decimals: rupiah are whole, and cents read as rupiah would be a hundredfold. */
function wholePart(text: string): string {
  return withDecimals.exec(text)?.[1] ?? text
}

/**
 * The amount in a text that somebody typed or pasted: its digits alone, `"Rp 1.000"` → `1000`, without decimals.
 * Null when it has no digit; never above `Number.MAX_SAFE_INTEGER` (spec §5: "digits only").
 */
export function parseRupiahDigits(text: string): number | null {
  const digits = wholePart(text).replace(/\D/g, '')
  return digits === '' ? null : Math.min(Number(digits), Number.MAX_SAFE_INTEGER)
}

/**
 * `50123` → `{ head: "Rp 50.", tail: "123" }`: the last three digits of a manual transfer are its
 * unique code, and are shown set apart (spec §9). Head and tail joined are `formatRupiah(amount)`.
 */
export function splitLastThree(amount: number): { head: string; tail: string } {
  const digits = formatThousands(amount)
  return { head: `Rp ${digits.slice(0, -3)}`, tail: digits.slice(-3) }
}

/**
 * The text and caret of an amount field after each keystroke (spec §5: "formatted with Indonesian
 * thousands separators"): separators come and go, the caret stays behind the same digit.
 *
 * Leading zeros go, a lone zero too, since no amount begins with one. Digits past the fifteenth go
 * as well, so that what is shown is always the exact number.
 */
export function formatWhileTyping(typed: string, caret: number): { text: string; caret: number } {
  const text = wholePart(typed)
  const digits = typedDigits(text)
  if (digits === '') return { text: '', caret: 0 }

  const formatted = formatThousands(Number(digits))
  const digitsBefore = typedDigits(text.slice(0, Math.max(0, caret))).length
  let position = 0
  for (let seen = 0; seen < digitsBefore; position += 1) {
    if (formatted[position] !== '.') seen += 1
  }
  return { text: formatted, caret: position }
}

function typedDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '').slice(0, MAX_TYPED_DIGITS)
}
