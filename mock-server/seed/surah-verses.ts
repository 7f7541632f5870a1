import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'

const packageFile = createRequire(import.meta.url).resolve

/** A surah of the package quran-json, with its Indonesian translation. */
const chapter = z.object({
  verses: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      transliteration: z.string(),
      translation: z.string(),
    }),
  ),
})

export interface Verse {
  nomor: number
  arab: string
  latin: string
  indonesia: string
}

const known = new Map<number, readonly Verse[]>()

/**
 * The verses of a surah, from the package quran-json. Its Arabic is as it is there, letter for letter. Its translation
 * has a torn text and an unclear licence, so it is for the stand-in alone and never goes into the build.
 * @param nomor 1 to 114
 */
export function versesOf(nomor: number): readonly Verse[] {
  const before = known.get(nomor)
  if (before) return before
  // One file when it is asked for: all of them would be 5 MB at each start.
  const file = packageFile(`quran-json/dist/chapters/id/${nomor}.json`)
  const { verses } = chapter.parse(JSON.parse(readFileSync(file, 'utf8')))
  const read = verses.map(({ id, text, transliteration, translation }) => ({
    nomor: id,
    arab: text,
    latin: transliteration,
    indonesia: withoutMarks(translation),
  }))
  known.set(nomor, read)
  return read
}

/**
 * A translation without the marks of footnotes that aren't there: "hewan ternak114)", and the bracket that one of them
 * has left at the beginning.
 */
export function withoutMarks(translation: string): string {
  const unmarked = translation.replace(/\s?\d+\)/g, '').trim()
  const count = (sign: string) => unmarked.split(sign).length
  return unmarked.startsWith('(') && count('(') > count(')') ? unmarked.slice(1) : unmarked
}
