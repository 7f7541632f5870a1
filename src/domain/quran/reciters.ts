import { DEFAULT_RECITER } from './memory'

/** The service's keys; its answer has no names (`audioFull` is keyed "01" to "06"). */
const names: ReadonlyMap<string, string> = new Map([
  ['01', 'Abdullah Al-Juhany'],
  ['02', 'Abdul Muhsin Al-Qasim'],
  ['03', 'Abdurrahman As-Sudais'],
  ['04', 'Ibrahim Al-Dossari'],
  ['05', 'Misyari Rasyid Al-Afasi'],
  ['06', 'Yasser Al-Dosari'],
])

/** Addresses of recitations by reciter. */
type Recitations = Readonly<Record<string, string>>

/** A reciter's name; one that the service has added since is shown by its key. */
export const reciterName = (key: string): string => names.get(key) ?? `Qari ${key}`

/** The reciters that the service offers for any of these surahs or verses, in their order. */
export function offeredReciters(recited: readonly { audio: Recitations }[]): string[] {
  return [...new Set(recited.flatMap(({ audio }) => Object.keys(audio)))].sort()
}

/** The chosen reciter where that one has recited it, else the default; null where neither has. */
export const reciterOf = (audio: Recitations, chosen: string): string | null =>
  [chosen, DEFAULT_RECITER].find((key) => audio[key] !== undefined) ?? null
