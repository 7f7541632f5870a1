import { DecodeError, number, record, text, type Wire } from '@/api/decode'
import type { components } from '@/api/generated/surah'
import { verseCount } from './mushaf'
import type { Verse } from './surah'

/** What is read of a verse. */
export type VerseTexts = Omit<Verse, 'audio'>

/** Reads the texts of a surah's row. @throws DecodeError for another verse, or without Arabic */
export function readVerseTexts(row: unknown, ayat: number): VerseTexts {
  const what = `data.ayat[${ayat - 1}]`
  const wire: Wire<components['schemas']['Verse']> = record(row, what)
  if (number(wire.nomorAyat) !== ayat) throw new DecodeError(`${what}.nomorAyat: expected ${ayat}`)
  return {
    ayat,
    arab: arabic(wire.teksArab, `${what}.teksArab`),
    latin: text(wire.teksLatin),
    arti: text(wire.teksIndonesia),
  }
}

/** Letters, marks and signs of Arabic, spaces and punctuation. No sign that turns the order of others round. */
const ARABIC =
  /^(?:[\u0600-\u06FF\u0750-\u077F\u0870-\u08FF\uFB50-\uFDFF\uFE70-\uFEFF\u200B-\u200F\u2060\s]|\p{M}|\p{P})+$/u
const ARABIC_LETTER = /[\u0621-\u064A\u0671]/

/** Arabic as it came, not even trimmed. @throws DecodeError for another script, markup, or nothing */
function arabic(value: unknown, what: string): string {
  if (typeof value !== 'string' || !ARABIC.test(value) || !ARABIC_LETTER.test(value))
    throw new DecodeError(`${what}: expected Arabic`)
  return value
}

/**
 * The first verses of a surah, while its answer is still on its way: with all its verses it is half a megabyte. Each is
 * as trustworthy as when the answer is read whole; whether the rest is, shows later.
 * @param beginning the answer so far
 * @param nomor the surah that was asked for
 * @param most how many verses are wanted; a short surah has fewer
 * @returns null until so many have come, and for anything that isn't this surah
 */
export function readFirstVerses(
  beginning: string,
  nomor: number,
  most: number,
): readonly VerseTexts[] | null {
  const count = Math.min(most, verseCount(nomor))
  const end = endOfRow(beginning, count)
  if (count === 0 || end === null) return null
  try {
    const { data } = record<{ data: unknown }>(JSON.parse(`${beginning.slice(0, end)}]}}`), 'body')
    const wire = record<components['schemas']['SurahText']>(data, 'data')
    const rows: readonly unknown[] = Array.isArray(wire.ayat) ? wire.ayat : []
    if (number(wire.nomor) !== nomor || rows.length !== count) return null
    return rows.map((row, index) => readVerseTexts(row, index + 1))
  } catch {
    return null
  }
}

/** How deep the object of a verse lies in the answer: `{ data: { ayat: [ {`. */
const ROW_DEPTH = 4

/** Where the object of a verse ends, counted from 1; null if it hasn't ended yet. */
function endOfRow(json: string, row: number): number | null {
  let depth = 0
  let ended = 0
  for (const { 0: token, index } of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') {
      if (token === '}' && depth === ROW_DEPTH) ended += 1
      if (ended === row) return index + 1
      depth -= 1
    }
  }
  return null
}

/** As the package quran-json writes Al-Fatihah's first verse, and as Indonesia's ministry does. */
export const basmalahs = {
  package: 'بِسۡمِ ٱللَّهِ ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ',
  ministry: 'بِسْمِ اللّٰهِ الرَّحْمٰنِ الرَّحِيْمِ',
} as const

/** The letters alone, for comparing two spellings. */
export const bareLetters = (arabic: string): string =>
  arabic
    .replace(/[\p{M}ـ]/gu, '')
    .replaceAll('ٱ', 'ا')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * What is recited before a surah's first verse. Of Al-Fatihah it is the first verse itself, before At-Taubah there is
 * none, and a service may have it in the first verse of others too: then it isn't drawn twice.
 */
export function basmalahBefore(
  nomor: number,
  firstVerse: string,
  asWritten: boolean,
): string | null {
  if (nomor === 1 || nomor === 9) return null
  const basmalah = asWritten ? basmalahs.ministry : basmalahs.package
  return bareLetters(firstVerse).startsWith(bareLetters(basmalah)) ? null : basmalah
}
