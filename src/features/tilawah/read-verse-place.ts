import type { Passage, VersePlace } from '@/domain/quran/mushaf'
import { plainText } from '@/lib/text/plain-text'

const PLACE = /^(?:(\d{1,3}) ?[:. ] ?)?(\d{1,3})$/

/**
 * A verse as it is typed or stands in an address: "2:255", or its number alone where only one of the passages has it.
 * @returns null for anything else, and for a verse that isn't in the passages
 */
export function readVersePlace(text: string, passages: readonly Passage[]): VersePlace | null {
  const [, surah, verse] = PLACE.exec(plainText(text) ?? '') ?? []
  const ayat = Number(verse ?? 0)
  const [found, another] = passages.filter(
    (one) =>
      (surah === undefined || Number(surah) === one.surah) && one.from <= ayat && ayat <= one.to,
  )
  return found && !another ? { surah: found.surah, ayat } : null
}

/** The first and last verse of the passages, in words that {@link readVersePlace} reads. */
export function versesIn(passages: readonly Passage[]): { first: string; last: string } {
  const [start] = passages
  const end = passages.at(-1)
  if (!start || !end) return { first: '', last: '' }
  if (start === end) return { first: String(start.from), last: String(end.to) }
  return { first: `${start.surah}:${start.from}`, last: `${end.surah}:${end.to}` }
}
