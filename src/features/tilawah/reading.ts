import {
  type MushafPart,
  partCounts,
  type Passages,
  passagesOf,
  verseCount,
  type VersePlace,
} from '@/domain/quran/mushaf'
import { paths } from '@/lib/address/paths'

/** What is read at one address: a surah, a juz or a page of the mushaf. */
export interface Reading {
  kind: 'surah' | MushafPart
  /** From 1 on. */
  number: number
  /** What it has of each surah, in order. */
  passages: Passages
}

export const partLabels: Readonly<Record<MushafPart, string>> = { juz: 'Juz', halaman: 'Halaman' }

/** How many there are of each kind. */
export const readingCounts: Readonly<Record<Reading['kind'], number>> = {
  surah: 114,
  ...partCounts,
}

/** What is read, from an address's last part; null where there is no such thing. */
export function readingOf(kind: Reading['kind'], slug = ''): Reading | null {
  const number = /^[1-9]\d{0,2}$/.test(slug) ? Number(slug) : 0
  const last = verseCount(number)
  const passages: Passages | null =
    kind !== 'surah'
      ? passagesOf(kind, number)
      : last > 0
        ? [{ surah: number, from: 1, to: last }]
        : null
  return passages && { kind, number, passages }
}

/** The address of a surah, juz or page, or of a verse in it. */
export function readingPath(
  { kind, number }: Pick<Reading, 'kind' | 'number'>,
  place?: VersePlace,
): string {
  return kind === 'surah' ? paths.surah(number, place?.ayat) : paths.mushafPart(kind, number, place)
}
