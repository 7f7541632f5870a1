import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import type { Surah } from './surah'

/** A surah with no more than its number and name; `part` says what the test is about. */
export const makeSurah = (part: Partial<Surah> = {}): Surah => ({
  nomor: 1,
  namaLatin: 'Al-Fatihah',
  arti: '',
  nama: null,
  jumlahAyat: null,
  tempatTurun: null,
  audio: {},
  ...part,
})

const chapter = z.object({
  transliteration: z.string(),
  verses: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      transliteration: z.string(),
      translation: z.string(),
    }),
  ),
})

/**
 * A surah as the service answers with it.
 * @param change spoils its verses
 */
export function surahAnswer(
  nomor: number,
  change: (verses: readonly object[]) => unknown = (verses) => verses,
): string {
  const file = createRequire(import.meta.url).resolve(`quran-json/dist/chapters/id/${nomor}.json`)
  const { transliteration, verses } = chapter.parse(JSON.parse(readFileSync(file, 'utf8')))
  const ayat = verses.map(({ id, text, transliteration: latin, translation }) => ({
    ...{ nomorAyat: id, teksArab: text, teksLatin: latin, teksIndonesia: translation },
  }))
  return JSON.stringify({
    code: 200,
    data: { nomor, namaLatin: transliteration, jumlahAyat: verses.length, ayat: change(ayat) },
  })
}
