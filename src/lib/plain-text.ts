/** Numbers that are no plain digits ("½", "²", "Ⅳ"), and the sign that shows digits in the reverse order. */
const unreadable = /[\p{No}\p{Nl}\u202e]/u

/** Signs that mean another of the keyboard's: apostrophes, dashes, the separators of Arabic. */
const otherForms: readonly (readonly [RegExp, string])[] = [
  // Arabic has signs of its own for thousands and for decimals; an apostrophe, too, never stands before decimals.
  [/[\u2018\u2019\u02bc\u2032`\u066c]/gu, "'"],
  [/\u066b(?=\d{1,2}(?!\d))|\u060c/gu, ','],
  [/[\p{Pd}\u2212]/gu, '-'],
  [/[\t\n\v\f\r\u0085\u2028\u2029]+/g, '\n'],
  [/\p{Zs}+/gu, ' '],
]

/**
 * A text as it would have been typed on a plain keyboard: NFKC, digits of any script as 0–9, without signs that can't
 * be seen, each kind of space as one ' ', each line break or tab as '\n'. For reading numbers, not for showing.
 * @returns null where a digit can't be told for certain: fractions, exponents, a date in one sign, a struck-out digit
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

/** Unicode has the ten digits of a script in a row, or in several rows of ten. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}
