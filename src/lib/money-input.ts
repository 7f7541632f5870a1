import { formatThousands } from './money'

/** Fifteen digits are always exact as a number; sixteen may exceed `Number.MAX_SAFE_INTEGER`. */
const MAX_TYPED_DIGITS = 15

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
