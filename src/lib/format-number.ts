/**
 * `"1000000"` → `"1.000.000"`. @param digits digits alone, as many as somebody pastes: a pattern that looks from each of
 * them to the end would take a time that grows with the square
 */
export function groupThousands(digits: string): string {
  const first = ((digits.length - 1) % 3) + 1
  return digits.slice(0, first) + digits.slice(first).replace(/\d{3}/g, '.$&')
}

/** `1000000` → `"1.000.000"`: the Indonesian thousands separator, no decimals. For amounts below 10²¹. */
export function formatThousands(amount: number): string {
  return String(Math.round(amount)).replace(/\d+/, groupThousands)
}

/**
 * Whole rupiah: `1000000` → `"Rp 1.000.000"`. The space is an ordinary U+0020. `Intl`'s currency style puts a no-break
 * space there, which looks the same but fails wherever texts are compared: a search in the page, a pasted amount, a
 * test, the message "Nominal minimal Rp 1.000". Where an amount must not wrap, CSS prevents it.
 */
export function formatRupiah(amount: number): string {
  return `Rp ${formatThousands(amount)}`
}

/**
 * `50123` → `{ head: "Rp 50.", tail: "123" }`: the last three digits of a manual transfer are its unique code, and are
 * highlighted. Head and tail joined are `formatRupiah(amount)`.
 */
export function splitLastThree(amount: number): { head: string; tail: string } {
  const digits = formatThousands(amount)
  return { head: `Rp ${digits.slice(0, -3)}`, tail: digits.slice(-3) }
}

/** A percentage as people are told it, seen or read out. Never rounded up: at 99,9 % a target isn't reached. */
export const wholePercent = (percent: number): number => Math.floor(percent)
