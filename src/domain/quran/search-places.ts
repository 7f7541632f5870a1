import { boundsOf, isVerse, type MushafPart, type VersePlace } from './mushaf'
import { searchSurahs, searchWords } from './search-surahs'
import type { Surah } from './surah'

/** What a search leads straight to: a verse, or where a juz or page begins. */
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
const NUMBERS = /^(\d{1,3}) (?:ayat )?(\d{1,3})$/
const NAME_AND_NUMBER = /^(\D*\D) ?(\d{1,3})$/

/**
 * Where a search leads straight to: "2:255", "yasin 40", "ayat kursi", "juz amma", "halaman 300". Empty where it names
 * no place, or one that isn't there.
 * @param search as typed
 */
export function searchPlaces(surahs: readonly Surah[], search: string): FoundPlace[] {
  const query = searchWords(search)
  const named = byName.find(([name]) => name.test(query))?.[1]
  if (named) return 'kind' in named ? begin(named.kind, named.number) : [{ ...named, part: null }]
  const [, part, partNumber] = PART.exec(query) ?? []
  if (part !== undefined)
    return begin(part.startsWith('ju') ? 'juz' : 'halaman', Number(partNumber))
  const [, surah, verse] = NUMBERS.exec(query) ?? []
  if (surah !== undefined) return verseAt(Number(surah), Number(verse))
  const [, words = '', ayat] = NAME_AND_NUMBER.exec(query) ?? []
  const name = words.trim().replace(/(?:^| )ay[ao][ht]$/, '')
  const [best] = name === '' || ayat === undefined ? [] : searchSurahs(surahs, name)
  return best ? verseAt(best.nomor, Number(ayat)) : []
}

function begin(kind: MushafPart, number: number): FoundPlace[] {
  const bounds = boundsOf(kind, number)
  return bounds ? [{ ...bounds.first, part: { kind, number } }] : []
}

function verseAt(surah: number, ayat: number): FoundPlace[] {
  const place = { surah, ayat }
  return isVerse(place) ? [{ ...place, part: null }] : []
}
