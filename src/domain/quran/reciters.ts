import type { Surah } from '@/domain/quran/surah'

/** The service's keys; its answer has no names (`audioFull` is keyed "01" to "06"). */
const names: ReadonlyMap<string, string> = new Map([
  ['01', 'Abdullah Al-Juhany'],
  ['02', 'Abdul Muhsin Al-Qasim'],
  ['03', 'Abdurrahman As-Sudais'],
  ['04', 'Ibrahim Al-Dossari'],
  ['05', 'Misyari Rasyid Al-Afasi'],
  ['06', 'Yasser Al-Dosari'],
])

/** A reciter's name; one that the service has added since is shown by its key. */
export const reciterName = (key: string): string => names.get(key) ?? `Qari ${key}`

/** The reciters that the service offers for any surah, in their order. */
export function offeredReciters(surahs: readonly Surah[]): string[] {
  return [...new Set(surahs.flatMap(({ audio }) => Object.keys(audio)))].sort()
}
