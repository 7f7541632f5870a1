import { number, record } from '@/api/decode'
import { ownedValue } from '@/lib/storage/owned-value'
import { isVerse, type VersePlace } from './mushaf'

/** How far somebody has read, as marked on purpose. */
export interface ReadingPlace extends VersePlace {
  /** Milliseconds since 1970. */
  at: number
}

/** How far the present owner has read; null where nothing is marked, or it is damaged. */
export const readingPlace = ownedValue<ReadingPlace | null>('jm-tilawah', parsePlace, null)

/** @param stored as it was parsed from JSON @returns null for what isn't a place */
export function parsePlace(stored: unknown): ReadingPlace | null {
  const wire = record<ReadingPlace>(stored, 'stored')
  const place = { surah: number(wire.surah) ?? 0, ayat: number(wire.ayat) ?? 0 }
  const at = number(wire.at)
  // The last moment that a date can have.
  return isVerse(place) && at !== null && Math.abs(at) <= 8.64e15 ? { ...place, at } : null
}
