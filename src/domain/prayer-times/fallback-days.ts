import type { DailyPrayerTimes } from './next-shalat'
import { addDays, dateIn, type Zone } from '@/domain/place/zone'
import type { StorageSource } from '@/lib/storage'
import { estimateDay, type Whereabouts } from './estimate'
import { nearestSchedule } from './schedule-memory'

/** A stored day this near is at most a minute off. */
const NEAR_DAYS = 2
const OLD_DAYS = 30

/** Today and tomorrow without the official schedule; shown as "perkiraan". */
export interface FallbackDays {
  zone: Zone
  today: DailyPrayerTimes
  tomorrow: DailyPrayerTimes
}

/**
 * Today and tomorrow without the service: from a stored schedule of a near day, a computation, or at worst a stored one
 * of the last month. A chunk of its own, with the computation, so that Home's first load stays small.
 * @param date the day in the city's presumed zone, `YYYY-MM-DD`
 * @returns null when nothing is known
 */
export function fallbackDays(
  where: Whereabouts,
  date: string,
  now: number,
  source?: StorageSource,
): FallbackDays | null {
  const stored = (within: number): FallbackDays | null => {
    const near = where.city && nearestSchedule(where.city.id, date, within, source)
    if (!near) return null
    const { zone, times } = near
    return { zone, today: { date, times }, tomorrow: { date: addDays(date, 1), times } }
  }
  return stored(NEAR_DAYS) ?? computed(where, date, now) ?? stored(OLD_DAYS)
}

function computed(where: Whereabouts, date: string, now: number): FallbackDays | null {
  const zone = estimateDay(where, date, now)?.zone
  if (!zone) return null
  // The zone is certain only now, and it may already be another day there.
  const day = dateIn(zone, now)
  const today = estimateDay(where, day, now)
  const tomorrow = estimateDay(where, addDays(day, 1), now)
  return today && tomorrow ? { zone, today, tomorrow } : null
}
