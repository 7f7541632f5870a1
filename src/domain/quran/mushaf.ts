import { juzStarts, pageStarts, sajdahVerses, verseCounts } from './mushaf-tables'

/** Where a verse is: its surah, and its number there, both from 1. */
export interface VersePlace {
  surah: number
  ayat: number
}

/** Verses of one surah that follow each other. */
export interface Passage {
  surah: number
  /** The number of its first verse. */
  from: number
  /** The number of its last verse. */
  to: number
}

/** Passages that follow each other, at least one. */
export type Passages = readonly [Passage, ...Passage[]]

/** A {@link Passage} of one page. */
export interface PagePassage extends Passage {
  page: number
  /** Whether the page ends with it. */
  isEnd: boolean
}

/** What a mushaf is divided into, besides surahs. */
export type MushafPart = 'juz' | 'halaman'

const starts: Readonly<Record<MushafPart, readonly number[]>> = {
  juz: juzStarts,
  halaman: pageStarts,
}

/** How many of them there are. */
export const partCounts: Readonly<Record<MushafPart, number>> = {
  juz: juzStarts.length,
  halaman: pageStarts.length,
}

export const surahCount = verseCounts.length

/** How many verses a surah has; 0 where there is no such surah. */
export const verseCount = (surah: number): number => verseCounts[surah - 1] ?? 0

/** Whether there is such a verse. */
export const isVerse = ({ surah, ayat }: VersePlace): boolean =>
  Number.isInteger(ayat) && ayat >= 1 && ayat <= verseCount(surah)

/** Counted through the whole Qur'an, from 1 to 6236. */
const verseNumber = ({ surah, ayat }: VersePlace): number =>
  verseCounts.slice(0, surah - 1).reduce((sum, count) => sum + count, ayat)

function placeOf(verse: number): VersePlace {
  let ayat = verse
  for (const [index, count] of verseCounts.entries()) {
    if (ayat <= count) return { surah: index + 1, ayat }
    ayat -= count
  }
  throw new RangeError(`there is no verse ${verse}`)
}

const lastVerse = verseCounts.reduce((sum, count) => sum + count, 0)

/** The first and the last verse of a juz or page; null where there is no such one. */
export function boundsOf(
  part: MushafPart,
  number: number,
): { first: VersePlace; last: VersePlace } | null {
  const start = starts[part][number - 1]
  if (start === undefined) return null
  const next = starts[part][number] ?? lastVerse + 1
  return { first: placeOf(start), last: placeOf(next - 1) }
}

/** What a juz or page has of each of its surahs, in order; null where there is no such juz or page. */
export function passagesOf(part: MushafPart, number: number): Passages | null {
  const bounds = boundsOf(part, number)
  if (!bounds) return null
  const { first, last } = bounds
  const lastIn = (surah: number) => (surah === last.surah ? last.ayat : verseCount(surah))
  return [
    { surah: first.surah, from: first.ayat, to: lastIn(first.surah) },
    ...Array.from({ length: last.surah - first.surah }, (_, index) => {
      const surah = first.surah + index + 1
      return { surah, from: 1, to: lastIn(surah) }
    }),
  ]
}

/** A passage as it lies on its pages. */
export function byPage({ surah, from, to }: Passage): PagePassage[] {
  const first = partOf('halaman', { surah, ayat: from })
  const count = partOf('halaman', { surah, ayat: to }) - first + 1
  return Array.from({ length: count }, (_, index) => first + index).flatMap((page) =>
    (passagesOf('halaman', page) ?? []).flatMap((on, index, { length }) =>
      on.surah === surah
        ? {
            ...{ surah, page, from: Math.max(from, on.from), to: Math.min(to, on.to) },
            isEnd: index === length - 1 && on.to <= to,
          }
        : [],
    ),
  )
}

/** Whether a page has no verse before this one. */
export function isPageWhole(page: number, start: VersePlace): boolean {
  const bounds = boundsOf('halaman', page)
  return bounds !== null && verseNumber(bounds.first) >= verseNumber(start)
}

/** The juz or page that a verse is in, from 1. */
export function partOf(part: MushafPart, place: VersePlace): number {
  const verse = verseNumber(place)
  return starts[part].filter((start) => start <= verse).length
}

/** The numbers of the verses of a surah after which one prostrates. */
export const sajdahOf = (surah: number): readonly number[] =>
  sajdahVerses.map(placeOf).flatMap((place) => (place.surah === surah ? [place.ayat] : []))

/** What begins at the verses of a surah, by their number: "Juz 2 · Halaman 22". */
export function beginningIn(surah: number): ReadonlyMap<number, string> {
  const labels = new Map<number, string>()
  for (const [kind, label] of [
    ['juz', 'Juz'],
    ['halaman', 'Halaman'],
  ] as const) {
    const before = verseNumber({ surah, ayat: 0 })
    for (const [index, start] of starts[kind].entries()) {
      const ayat = start - before
      if (ayat < 1 || ayat > verseCount(surah)) continue
      labels.set(ayat, [labels.get(ayat) ?? [], `${label} ${index + 1}`].flat().join(' · '))
    }
  }
  return labels
}
