import { plain, searchWords } from '@/domain/quran/search-surahs'

/** A word of a text: where it is, and in one spelling (`plain`). */
export interface Word {
  start: number
  end: number
  plain: string
}

export interface PassagePart {
  text: string
  /** Whether it was looked for. */
  isMarked: boolean
}

const WORD = /[\p{L}\p{M}\p{N}‘’ʿʾ`´']+/gu

/** The words of a text, in their order. Signs alone are none. */
export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    plain: plain(word),
  })).filter((word) => word.plain !== '')

const ARTICLE = /^(?:al|an|ar|as|asy|at|az|ad)$/

/**
 * The words of a search. Single letters are none, since of one there would be everything, and nor is an article that
 * stands before a word.
 */
export function queryWords(search: string): string[] {
  const words = searchWords(search)
    .split(' ')
    .filter((word) => word.length > 1)
  const named = words.filter((word) => !ARTICLE.test(word))
  return named.length > 0 ? named : words
}

/** How much of a text is shown, in characters, and how many words before the first that was looked for. */
const LONGEST = 180
const LEAD = 6

/** The part of a text around what was looked for; "…" stands for what is left out. */
export function cutAround(
  text: string,
  words: readonly Word[],
  isMarked: (word: Word) => boolean,
): PassagePart[] {
  const first = words.findIndex(isMarked)
  const from = text.length <= LONGEST ? 0 : (words[Math.max(0, first - LEAD)]?.start ?? 0)
  const to =
    text.length - from <= LONGEST
      ? text.length
      : (words.findLast(({ end }) => end - from <= LONGEST)?.end ?? from + LONGEST)
  const parts: PassagePart[] = from > 0 ? [{ text: '…', isMarked: false }] : []
  let at = from
  for (const word of words) {
    if (word.start < from || word.end > to || !isMarked(word)) continue
    if (word.start > at) parts.push({ text: text.slice(at, word.start), isMarked: false })
    parts.push({ text: text.slice(word.start, word.end), isMarked: true })
    at = word.end
  }
  if (at < to) parts.push({ text: text.slice(at, to), isMarked: false })
  if (to < text.length) parts.push({ text: '…', isMarked: false })
  return parts
}
