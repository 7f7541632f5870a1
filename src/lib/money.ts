/** `1000000` → `"1.000.000"`: the Indonesian thousands separator, no decimals (spec §9). For amounts below 10²¹. */
export function formatThousands(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, '.')
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
 * `50123` → `{ head: "Rp 50.", tail: "123" }`: the last three digits of a manual transfer are its
 * unique code, and are shown set apart (spec §9). Head and tail joined are `formatRupiah(amount)`.
 */
export function splitLastThree(amount: number): { head: string; tail: string } {
  const digits = formatThousands(amount)
  return { head: `Rp ${digits.slice(0, -3)}`, tail: digits.slice(-3) }
}
