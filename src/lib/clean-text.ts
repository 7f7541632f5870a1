/*
 * Words that people put in, as they are sent and compared: in Unicode's composed form (NFC), without signs that
 * draw nothing or turn round what stands beside them. Copied names bring such signs along, and a name made of them
 * alone looks empty.
 */

/**
 * What some of those signs are needed for, and all that draws nothing. In this order: a join or its refusal between
 * letters of scripts that join; emoji put together; an emoji's own style; a keycap; a flag of a part of a country;
 * then what goes. No look-behind, which Safari before 16.4 can't read.
 */
const UNSEEN =
  /((?=[\p{scx=Arab}\p{scx=Deva}\p{scx=Java}])[\p{L}\p{M}][\u200C\u200D](?=[\p{scx=Arab}\p{scx=Deva}\p{scx=Java}])(?=[\p{L}\p{M}])|\p{ExtPict}\p{EMod}?\uFE0F?\u200D(?=\p{ExtPict})|\p{ExtPict}[\uFE0E\uFE0F]|[0-9#*]\uFE0F\u20E3|\u{1F3F4}[\u{E0061}-\u{E007A}]+\u{E007F})|[\p{DI}\p{Cc}\p{Cs}\uFFF9-\uFFFB]/gu

const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** A dot pattern without dots is a sign by its class, and blank to the eye. */
const SEEN = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

function clean(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/[\t\p{Zs}]/gu, ' ').replace(UNSEEN, '$1'))
    .join('\n')
    .normalize('NFC')
    .trim()
}

/** Text of several lines: a prayer, a note. '' where nothing of it is to be seen. */
export function cleanText(text: string): string {
  const cleaned = clean(text.replace(LINE_END, '\n'))
  return SEEN.test(cleaned) ? cleaned : ''
}

/** Text of one line: an e-mail address. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, ' ')
}

/** A name, a postal address: '' also where it has no letter. */
export function cleanWords(text: string): string {
  const line = cleanLine(text)
  return /\p{L}/u.test(line) ? line : ''
}
