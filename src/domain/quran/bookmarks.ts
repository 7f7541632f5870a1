import * as z from 'zod/mini'
import { number, record } from '@/api/decode'
import { ownedList, ownedValue } from '@/lib/storage/owned-value'
import { cleanLine, cleanText } from '@/lib/text/clean-text'
import { isVerse, type VersePlace } from './mushaf'

export const bookmarkColours = ['hijau', 'kuning', 'merah', 'abu-abu'] as const

export type BookmarkColour = (typeof bookmarkColours)[number]

export const colourLabels: Readonly<Record<BookmarkColour, string>> = {
  hijau: 'Hijau',
  kuning: 'Kuning',
  merah: 'Merah',
  'abu-abu': 'Abu-abu',
}

/** Letters of a bookmark's name and of its note, and how many bookmarks there may be. */
export const LONGEST_NAME = 60
export const LONGEST_NOTE = 1000
export const MOST_BOOKMARKS = 300

export const bookmarkSchema = z
  .object({
    surah: z.int(),
    ayat: z.int(),
    /** Empty for one that is called by its verse. */
    nama: z.string().check(
      z.refine((nama) => nama === cleanLine(nama)),
      z.maxLength(LONGEST_NAME),
    ),
    warna: z.enum(bookmarkColours),
    /** Empty for none. */
    catatan: z.string().check(
      z.refine((note) => note === cleanText(note)),
      z.maxLength(LONGEST_NOTE),
    ),
  })
  .check(z.refine(isVerse))

/** A verse that its reader wants to find again. A verse has at most one. */
export type Bookmark = z.infer<typeof bookmarkSchema>

/** In the order of the mushaf. */
export const bookmarks = ownedList(
  'jm-penanda',
  (row) => bookmarkSchema.safeParse(row).data ?? null,
)

const isAt =
  ({ surah, ayat }: VersePlace) =>
  (one: VersePlace) =>
    one.surah === surah && one.ayat === ayat

export const bookmarkAt = (all: readonly Bookmark[], place: VersePlace): Bookmark | null =>
  all.find(isAt(place)) ?? null

/** Puts a bookmark in the place of its verse's former one. @returns false where the device refused, or has too many */
export function putBookmark(bookmark: Bookmark): boolean {
  const others = (all: readonly Bookmark[]) => all.filter((one) => !isAt(bookmark)(one))
  if (others(bookmarks.get()).length >= MOST_BOOKMARKS) return false
  return bookmarks.update((all) =>
    [...others(all), bookmark].sort(
      (one, other) => one.surah - other.surah || one.ayat - other.ayat,
    ),
  )
}

/** Brings back what was deleted, unless its verse has got another one meanwhile. */
export const restoreBookmark = (bookmark: Bookmark): boolean =>
  bookmarkAt(bookmarks.get(), bookmark) === null && putBookmark(bookmark)

/** @returns whether the device let it be deleted */
export const removeBookmark = (place: VersePlace): boolean =>
  bookmarks.update((all) => all.filter((one) => !isAt(place)(one)))

/** How far somebody has read, as marked on purpose. */
export interface ReadingPlace extends VersePlace {
  /** Milliseconds since 1970. */
  at: number
}

/** How far the present owner has read; null where nothing is marked, or it is damaged. */
export const readingPlace = ownedValue<ReadingPlace | null>('jm-tilawah', parsePlace, null)

/** @param stored as it was parsed from JSON @returns null for what isn't a place */
export function parsePlace(stored: unknown): ReadingPlace | null {
  const wire = record<ReadingPlace>(stored, 'stored')
  const place = { surah: number(wire.surah) ?? 0, ayat: number(wire.ayat) ?? 0 }
  const at = number(wire.at)
  // The last moment that a date can have.
  return isVerse(place) && at !== null && Math.abs(at) <= 8.64e15 ? { ...place, at } : null
}
