/** The content of every file under `public/dzikir/`. */
import type { AsmaulHusnaItem, DzikirItem, DzikirList } from '../../src/features/dzikir/lists'
import { alMatsurat } from './al-matsurat'
import { asmaulHusna } from './asmaul-husna'
import { shalatPanjang, shalatPendek } from './shalat'
import { type Reading, toItem } from './source'

export const readings: Readonly<Record<DzikirList, readonly Reading[]>> = {
  'sugro-pagi': alMatsurat('sugro', 'pagi'),
  'sugro-petang': alMatsurat('sugro', 'petang'),
  'kubro-pagi': alMatsurat('kubro', 'pagi'),
  'kubro-petang': alMatsurat('kubro', 'petang'),
  'shalat-pendek': shalatPendek,
  'shalat-panjang': shalatPanjang,
}

const serialise = (items: readonly (DzikirItem | AsmaulHusnaItem)[]) =>
  `${JSON.stringify(items, null, 2)}\n`

/** Each file's name and text, as it is committed. */
export function dzikirFiles(): Map<string, string> {
  const files = new Map(
    Object.entries(readings).map(([name, list]) => [`${name}.json`, serialise(list.map(toItem))]),
  )
  return files.set('asmaul-husna.json', serialise(asmaulHusna))
}
