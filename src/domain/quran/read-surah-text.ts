import {
  type AnswerOf,
  DecodeError,
  number,
  record,
  requiredText,
  text,
  type Wire,
} from '@/api/decode'
import type { components, operations } from '@/api/generated/surah'
import { hasUnicodeMarks } from '@/lib/text/open-tanwin'
import { basmalahBefore, readVerseTexts } from './read-verse-texts'
import { verseCount } from './mushaf'
import { toAudio } from './read-surah'
import type { SurahText, Verse } from './surah'

/**
 * Reads a surah with its verses. It is scripture, so it is read whole or not at all: the surah that was asked for, each
 * of its verses once and in its place, each in Arabic.
 * @param nomor the surah that was asked for
 * @throws DecodeError for anything else
 */
export function readSurahText(body: unknown, nomor: number): SurahText {
  const { data } = record<AnswerOf<operations['getSurah']>>(body, 'body')
  const wire: Wire<components['schemas']['SurahText']> = record(data, 'data')
  if (number(wire.nomor) !== nomor) throw new DecodeError(`data.nomor: expected ${nomor}`)
  const count = verseCount(nomor)
  if (number(wire.jumlahAyat) !== count) throw new DecodeError(`data.jumlahAyat: expected ${count}`)
  const rows: readonly unknown[] = Array.isArray(wire.ayat) ? wire.ayat : []
  if (rows.length !== count)
    throw new DecodeError(`data.ayat: expected ${count} verses, got ${rows.length}`)
  const verses = rows.map((row, index) => toVerse(row, index + 1))
  const asWritten = hasUnicodeMarks(verses.map(({ arab }) => arab).join(' '))
  return {
    nomor,
    namaLatin: requiredText(wire.namaLatin, 'data.namaLatin'),
    nama: text(wire.nama),
    arti: text(wire.arti) ?? '',
    tempatTurun: text(wire.tempatTurun),
    verses,
    asWritten,
    basmalah: basmalahBefore(nomor, verses[0]?.arab ?? '', asWritten),
    beside: {
      before: nameOf(wire.suratSebelumnya, nomor - 1),
      after: nameOf(wire.suratSelanjutnya, nomor + 1),
    },
  }
}

const toVerse = (row: unknown, ayat: number): Verse => {
  const { audio } = record<components['schemas']['Verse']>(row, 'verse')
  return { ...readVerseTexts(row, ayat), audio: toAudio(audio) }
}

/** The name of a surah beside this one; null for `false`, and for any other surah. */
function nameOf(value: unknown, nomor: number): string | null {
  if (typeof value !== 'object' || value === null) return null
  const wire: Partial<Record<'nomor' | 'namaLatin', unknown>> = value
  return number(wire.nomor) === nomor ? text(wire.namaLatin) : null
}
