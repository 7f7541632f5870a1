/** The served lists, where their texts come from (readings.json), and the Qur'an's text, as the tests read them. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import {
  type DzikirList,
  dzikirFile,
  dzikirLists,
  toAsmaulHusnaItem,
  toDzikirItem,
} from '../../src/domain/dzikir/lists'

const root = new URL('../../', import.meta.url)
const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'))
const items = (name: DzikirList | 'asmaul-husna') =>
  z.array(z.unknown()).parse(json(`public${dzikirFile(name)}`))

const lists = new Map(
  dzikirLists.map((name) => [
    name,
    items(name).map((item, at) => toDzikirItem(item, `${name}[${at}]`)),
  ]),
)

export const list = (name: DzikirList) => lists.get(name) ?? []

/** Every line of every list: a verse or a part of a supplication, in the three columns; `where` names it in a failure. */
export const everyLine = dzikirLists.flatMap((name) =>
  list(name).flatMap(({ title, arab, latin, arti }) =>
    arab.split('\n').map((line, at) => ({
      where: `${name}: ${title}, line ${at + 1}`,
      arab: line,
      latin: latin.split('\n')[at] ?? '',
      arti: arti.split('\n')[at] ?? '',
    })),
  ),
)

export const asmaulHusna = items('asmaul-husna').map((item, at) =>
  toAsmaulHusnaItem(item, `asmaul-husna[${at}]`),
)

/**
 * What the lists are made of: each text once, with its source and the lists that have it. `verses` names what each line
 * is: `2:255` a whole verse, `2:201:4` that verse from its fourth word on, null a line that isn't the Qur'an's.
 */
export const readings = z
  .array(
    z.strictObject({
      title: z.string(),
      source: z.string().min(1),
      verses: z
        .array(
          z
            .string()
            .regex(/^\d+:\d+(:\d+)?$/)
            .nullable(),
        )
        .min(1)
        .optional(),
      lists: z.array(z.enum(dzikirLists)).min(1),
    }),
  )
  .parse(json('tests/dzikir/readings.json'))

/** The items that a reading describes, one of each of its lists. */
export const itemsOf = ({ title, lists: names }: (typeof readings)[number]) =>
  names.flatMap((name) => list(name).filter((item) => item.title === title))

const quran = z
  .array(z.object({ verses: z.array(z.object({ text: z.string() })) }))
  .parse(json('node_modules/quran-json/dist/quran.json'))

/** The verses `first` to `last` of a surah as `quran-json` spells them; none where there is no such verse. */
export const verses = (surah: number, first: number, last = first) =>
  quran[surah - 1]?.verses.slice(first - 1, last).map(({ text }) => text) ?? []
