import { number, record } from '@/api/decode'
import { followedLocal, personalLocal } from '@/lib/storage/owned-storage'
import { readStored, type StorageSource, writeStored } from '@/lib/storage/storage'
import { isVerse, type VersePlace } from './mushaf'

/** How far somebody has read, as marked on purpose. */
export interface ReadingPlace extends VersePlace {
  /** Milliseconds since 1970. */
  at: number
}

/** How far the present owner has read; null where nothing is marked, or it is damaged. */
export const readPlace = (
  source: StorageSource<'jm-tilawah'> = followedLocal,
): ReadingPlace | null => readStored(source, 'jm-tilawah', parsePlace)

/** @returns whether it was stored; false where storage is denied or full */
export const markPlace = (
  place: ReadingPlace,
  source: StorageSource<'jm-tilawah'> = personalLocal,
): boolean => writeStored(source, 'jm-tilawah', place)

function parsePlace(stored: unknown): ReadingPlace | null {
  const wire = record<ReadingPlace>(stored, 'stored')
  const place = { surah: number(wire.surah) ?? 0, ayat: number(wire.ayat) ?? 0 }
  const at = number(wire.at)
  return isVerse(place) && at !== null ? { ...place, at } : null
}
