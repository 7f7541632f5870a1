/** Characters that can't be read as one digit ("½", "²", "Ⅳ"), and the character that shows text in reverse order. */
const unreadable = /[\p{No}\p{Nl}\u202e]/u

/** Characters that mean the same as one of the keyboard: apostrophes, dashes, spaces, the separators of Arabic. */
const otherForms: readonly (readonly [RegExp, string])[] = [
  // The Arabic thousands separator becomes an apostrophe: like it, an apostrophe is never followed by decimals.
  [/[\u2018\u2019\u02bc\u2032`\u066c]/gu, "'"],
  [/\u066b(?=\d{1,2}(?!\d))|\u060c/gu, ','],
  [/[\p{Pd}\u2212]/gu, '-'],
  [/[\t\n\v\f\r\u0085\u2028\u2029]+/g, '\n'],
  [/\p{Zs}+/gu, ' '],
]

/**
 * Rewrites a text with the characters of a plain keyboard: NFKC, digits of any script as 0–9, without invisible
 * characters, each kind of space as one ' ', line breaks and tabs as '\n'. For reading numbers, not for showing.
 * @returns null when a digit isn't certain: a fraction, an exponent, a date in one character, a digit with a combining
 *   mark
 */
export function plainText(text: string): string | null {
  const seen = text.replace(/\p{Default_Ignorable_Code_Point}/gu, (sign) =>
    unreadable.test(sign) ? sign : '',
  )
  if (unreadable.test(seen) || /\p{Nd}\p{M}/u.test(seen)) return null
  let plain = ''
  for (const sign of seen) {
    const folded = sign.normalize('NFKC')
    if (/\p{Nd}/u.test(folded) && !/\p{Nd}/u.test(sign)) return null
    plain += folded.replace(/\p{Nd}/gu, asciiDigit)
  }
  return otherForms.reduce((result, [forms, sign]) => result.replace(forms, sign), plain).trim()
}

/**
 * The value of a digit of any script. Unicode has the digits 0 to 9 of a script next to each other, sometimes several
 * times.
 */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}

/** A whole number of at most six digits as it is typed; null outside `least` to `most`, and for anything else. */
export function readWhole(text: string, least: number, most: number): number | null {
  const digits = /^\d{1,6}$/.exec(plainText(text) ?? '')?.[0]
  const value = Number(digits ?? NaN)
  return value >= least && value <= most ? value : null
}
