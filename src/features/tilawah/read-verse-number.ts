import { plainText } from '@/lib/text/plain-text'

/** The number of a verse as it is typed or stands in an address, from 1 to `last`; null for anything else. */
export function readVerseNumber(text: string, last: number): number | null {
  const digits = /^\d{1,3}$/.exec(plainText(text) ?? '')?.[0]
  const ayat = Number(digits ?? 0)
  return ayat >= 1 && ayat <= last ? ayat : null
}
