/** A number as the backend stores it: digits without the leading 0, 62 or +62. */
export function barePhone(number: string): string {
  return number.replace(/\D/g, '').replace(/^(0|62)/, '')
}

export const isMobile = (number: string) => /^8\d{8,12}$/.test(barePhone(number))
