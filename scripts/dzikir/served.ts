/** The served files and the package's verses as the tests read them: not through the generator, which must not vouch for itself. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import {
  type DzikirList,
  dzikirLists,
  toAsmaulHusnaItem,
  toDzikirItem,
} from '../../src/features/dzikir/lists'

const root = new URL('../../', import.meta.url)
const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'))
const items = (name: string) => z.array(z.unknown()).parse(json(`public/dzikir/${name}.json`))

const lists = new Map(
  dzikirLists.map((name) => [
    name,
    items(name).map((item, at) => toDzikirItem(item, `${name}[${at}]`)),
  ]),
)

export const list = (name: DzikirList) => lists.get(name) ?? []

export const asmaulHusna = items('asmaul-husna').map((item, at) =>
  toAsmaulHusnaItem(item, `asmaul-husna[${at}]`),
)

const quran = z
  .array(z.object({ verses: z.array(z.object({ text: z.string() })) }))
  .parse(json('node_modules/quran-json/dist/quran.json'))

export const everyVerse = quran.flatMap((surah) => surah.verses.map(({ text }) => text))

export const verses = (surah: number, first: number, last = first) =>
  quran[surah - 1]?.verses.slice(first - 1, last).map(({ text }) => text) ?? []
