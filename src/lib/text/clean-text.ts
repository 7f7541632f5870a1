/** More marks on one letter than any script writes: UAX #15 calls text without such runs stream-safe. */
const HEAP = /(\p{M}{30})\p{M}+/gu

/**
 * A text in one of Unicode's normal forms, with at most thirty marks on a letter. Browsers sort the marks of a letter one
 * by one, so that 80,000 of them would stop the page for seconds.
 */
export const normalised = (text: string, form: 'NFC' | 'NFD'): string =>
  text.replace(HEAP, '$1').normalize(form)

/*
 * Cleans entered text before it is sent or compared: Unicode's composed form (NFC), without characters that are
 * invisible or change the text direction. Copied names contain such characters, and a name that consists only of them
 * looks empty.
 */

/**
 * The first group matches the invisible characters that are needed and stay. In this order: joiners between letters of
 * Arabic, Devanagari and Javanese; joined emoji; an emoji's style; a keycap; the flag of a region. The rest of the
 * pattern matches what is removed. No look-behind, which Safari before 16.4 can't parse.
 */
const UNSEEN =
  /((?=[\p{scx=Arab}\p{scx=Deva}\p{scx=Java}])[\p{L}\p{M}][\u200C\u200D](?=[\p{scx=Arab}\p{scx=Deva}\p{scx=Java}])(?=[\p{L}\p{M}])|\p{ExtPict}\p{EMod}?\uFE0F?\u200D(?=\p{ExtPict})|\p{ExtPict}[\uFE0E\uFE0F]|[0-9#*]\uFE0F\u20E3|\u{1F3F4}[\u{E0061}-\u{E007A}]+\u{E007F})|[\p{DI}\p{Cc}\p{Cs}\uFFF9-\uFFFB]/gu

const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Matches a visible character. U+2800, the Braille pattern without dots, is a symbol (\p{S}), but looks blank. */
const SEEN = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

function clean(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/[\t\p{Zs}]/gu, ' ').replace(UNSEEN, '$1'))
  return normalised(lines.join('\n'), 'NFC').trim()
}

/** Cleans text of several lines, such as a doa or a note; '' when nothing visible is left. */
export function cleanText(text: string): string {
  const cleaned = clean(text.replace(LINE_END, '\n'))
  return SEEN.test(cleaned) ? cleaned : ''
}

/** Cleans text of one line, such as an e-mail address; '' when nothing visible is left. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, ' ')
}

/** Cleans a name or a postal address; '' when it has no letter. */
export function cleanWords(text: string): string {
  const line = cleanLine(text)
  return /\p{L}/u.test(line) ? line : ''
}
