import type { Fix } from './location-store'
import { DAY_MS, deviceOffset, deviceZone, type Zone } from './zone'

/** A regency's size, in metres: with a larger error the city may be another. */
const UNSURE_M = 25_000

/**
 * What is to be said beside a place, because it may not be where the user is now.
 * @param fix null for a chosen city, which is where the user says it is
 * @param zone of the place; null where no time is shown
 */
export function placeNote(fix: Fix | null, zone: Zone | null, now: number): string | null {
  const notes = [
    fix !== null && now - fix.at > DAY_MS && 'Lokasi lebih dari sehari lalu',
    fix !== null && fix.accuracy > UNSURE_M && 'Lokasi kurang akurat',
    zone !== null &&
      zone !== deviceZone &&
      zone.offset !== deviceOffset(now) &&
      'Zona waktu perangkat Anda berbeda',
  ].filter((note) => note !== false)
  return notes.length > 0 ? notes.join(' · ') : null
}
