import { type AnswerOf, DecodeError, record, text } from '@/api/decode'
import type { operations } from '@/api/generated/prayer'
import { daysBetween } from '@/domain/place/zone'
import { localStore, readStored, type StorageSource, writeStored } from '@/lib/storage/storage'

type Answer = AnswerOf<operations['getHijriDate']>

/**
 * "Sabtu, 10 Jumadil Akhir 1448 H": `data.date[0]` and `data.date[1]`, joined.
 * @param wanted the day to show, `YYYY-MM-DD`
 * @returns null when the service's day (WIB), `data.date[2]`, is the one before or after: half an hour past midnight in
 *   Jayapura it is still yesterday there. A larger difference isn't a matter of zones: a clock is wrong, perhaps the
 *   device's, so the text is shown.
 * @throws DecodeError when there aren't two texts
 */
export function decodeHijri(body: unknown, wanted: string): string | null {
  const { data } = record<Answer>(body, 'body')
  const { date } = record<Answer['data']>(data, 'data')
  const parts = Array.isArray(date) ? date.slice(0, 3).map(text) : []
  const [day, hijri, told] = parts
  if (!day || !hijri) throw new DecodeError('data.date: expected two texts')
  const toldDay = told?.split('-').reverse().join('-') ?? ''
  return Math.abs(daysBetween(toldDay, wanted)) === 1 ? null : `${day}, ${hijri}`
}

/** What the service told last, of whichever day; null: nothing. */
export function lastHijri(
  source: StorageSource<'jm-hijriah'> = localStore,
): { date: string; adjustment: number; hijri: string } | null {
  return readStored(source, 'jm-hijriah', (value) => {
    const { date, adjustment, hijri } = record<Record<string, unknown>>(value, 'stored')
    return typeof date === 'string' && typeof adjustment === 'number' && typeof hijri === 'string'
      ? { date, adjustment, hijri }
      : null
  })
}

/** The stored Hijri text of a day with this adjustment, or null. */
export function storedHijri(
  date: string,
  adjustment: number,
  source?: StorageSource<'jm-hijriah'>,
): string | null {
  const last = lastHijri(source)
  return last?.date === date && last.adjustment === adjustment ? last.hijri : null
}

export function rememberHijri(
  date: string,
  adjustment: number,
  hijri: string,
  source: StorageSource<'jm-hijriah'> = localStore,
): void {
  writeStored(source, 'jm-hijriah', { date, adjustment, hijri })
}
