/** A number as the backend stores it: digits without the leading 0, 62 or +62. */
export function barePhone(number: string): string {
  return number.replace(/\D/g, '').replace(/^(0|62)/, '')
}
