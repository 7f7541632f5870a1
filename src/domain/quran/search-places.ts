import { boundsOf, isVerse, type MushafPart, type VersePlace } from './mushaf'
import { searchWords, surahNamed } from './search-surahs'
import type { Surah } from './surah'

/** A place that a search names: a verse, or the first verse of a juz or page. */
export interface FoundPlace extends VersePlace {
  /** Null for a verse. */
  part: { kind: MushafPart; number: number } | null
}

/** Verses and parts that people know by a name, in the words of `searchWords`. */
const byName: readonly (readonly [RegExp, VersePlace | { kind: MushafPart; number: number }])[] = [
  [/^a[iy]at ?(?:ul |al |ul)?kurs[iy]+$/, { surah: 2, ayat: 255 }],
  [/^a[iy]at (?:seribu|1000) dinar$/, { surah: 65, ayat: 2 }],
  [/^ju[zs] ?amma$/, { kind: 'juz', number: 30 }],
  [/^ju[zs] ?tabar[ao]k$/, { kind: 'juz', number: 29 }],
]

const PART = /^(ju[zs]|halaman|hal|hlm|page) ?(\d{1,3})$/
/* A range, "2:255-257", begins with its first verse. */
const NUMBERS = /^(\d{1,3}) (?:ayat )?(\d{1,3})(?: (\d{1,3}))?$/
const NAME_AND_NUMBERS = /^(\D*\D) ?(\d{1,3})(?: (?:ayat )?(\d{1,3}))?(?: \d{1,3})?$/

/**
 * Where a search leads straight to: "2:255", "yasin 40", "ayat kursi", "juz amma", "halaman 300". Empty where it names
 * no place, or one that isn't there.
 * @param search as typed
 */
export function searchPlaces(surahs: readonly Surah[], search: string): FoundPlace[] {
  const query = searchWords(search)
  const known = byName.find(([name]) => name.test(query))?.[1]
  if (known) return 'kind' in known ? begin(known.kind, known.number) : [{ ...known, part: null }]
  const [, part, partNumber] = PART.exec(query) ?? []
  if (part !== undefined)
    return begin(part.startsWith('ju') ? 'juz' : 'halaman', Number(partNumber))
  const [, surah, verse, end = verse] = NUMBERS.exec(query) ?? []
  if (surah !== undefined)
    return Number(end) < Number(verse) ? [] : verseAt(Number(surah), Number(verse))
  const [, words = '', number, another] = NAME_AND_NUMBERS.exec(query) ?? []
  const name = words.trim().replace(/(?:^| )ay[ao][ht]$/, '')
  const named = name === '' || number === undefined ? null : surahNamed(surahs, name)
  if (!named) return []
  // "Al-Baqarah (2): 255" says the surah twice; "Ali Imran 190-191" is a range.
  const isCited = another !== undefined && Number(number) === named.nomor
  return verseAt(named.nomor, Number(isCited ? another : number))
}

function begin(kind: MushafPart, number: number): FoundPlace[] {
  const bounds = boundsOf(kind, number)
  return bounds ? [{ ...bounds.first, part: { kind, number } }] : []
}

function verseAt(surah: number, ayat: number): FoundPlace[] {
  const place = { surah, ayat }
  return isVerse(place) ? [{ ...place, part: null }] : []
}
