/** How the lists are written down: readings made of lines, a line being a verse of the Qur'an or a supplication's words. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { DzikirItem } from '../../src/features/dzikir/lists'
import { artiAyat } from './arti-ayat'
import { transliterate } from './transliterate'

/** A verse; `from` is the word it starts with, for a supplication that is the end of a verse. */
export interface AyatLine {
  readonly ayat: `${number}:${number}`
  readonly from?: string
}

/** Words that aren't the Qur'an's: fully vowelled, with an Arabic comma where the reader pauses. */
export interface DoaLine {
  readonly doa: string
  readonly arti: string
}

export type Line = AyatLine | DoaLine

export interface Reading {
  readonly title: string
  readonly read: number
  /** Where a supplication is handed down, for whoever proof-reads it. Verses name themselves. */
  readonly sumber: string
  readonly lines: readonly Line[]
}

const quran = z
  .array(z.object({ verses: z.array(z.object({ id: z.number(), text: z.string() })) }))
  .parse(
    JSON.parse(
      readFileSync(
        new URL('../../node_modules/quran-json/dist/quran.json', import.meta.url),
        'utf8',
      ),
    ),
  )

/**
 * A verse as `quran-json` spells it, to the letter.
 * @throws Error when there is no such verse
 */
export function verseText(ayat: AyatLine['ayat']): string {
  const [surah = 0, verse = 0] = ayat.split(':').map(Number)
  const text = quran[surah - 1]?.verses.find(({ id }) => id === verse)?.text
  if (text === undefined) throw new Error(`no verse ${ayat}`)
  return text
}

function ayatText({ ayat, from }: AyatLine): string {
  const words = verseText(ayat).split(' ')
  // The same letters may be composed otherwise here than in the package.
  const start =
    from === undefined
      ? 0
      : words.findIndex((word) => word.normalize('NFC') === from.normalize('NFC'))
  if (start < 0) throw new Error(`${ayat} has no ${String(from)}`)
  return words.slice(start).join(' ')
}

/** The verses `first` to `last` of a surah, each a line; the basmalah comes before a surah's first verse. */
export function ayat(surah: number, first: number, last = first): AyatLine[] {
  const verses = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const opens = first === 1 && surah !== 1
  return [
    ...(opens ? [{ ayat: '1:1' } satisfies AyatLine] : []),
    ...verses.map((verse): AyatLine => ({ ayat: `${surah}:${verse}` })),
  ]
}

function lineOf(line: Line): { arab: string; latin: string; arti: string } {
  if ('doa' in line)
    return { arab: line.doa, latin: transliterate(line.doa, 'doa'), arti: line.arti }
  const arab = ayatText(line)
  const arti = artiAyat[line.ayat]
  if (arti === undefined) throw new Error(`no meaning of ${line.ayat}`)
  return { arab, latin: transliterate(arab, 'quran'), arti }
}

/** The item as it is served (spec §3). */
export function toItem({ title, read, lines }: Reading): DzikirItem {
  const written = lines.map(lineOf)
  const column = (name: 'arab' | 'latin' | 'arti') => written.map((line) => line[name]).join('\n')
  return { title, read, arab: column('arab'), latin: column('latin'), arti: column('arti') }
}
