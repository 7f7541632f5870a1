import type { DailyPrayerTimes } from './next-shalat'
import { addDays, dateIn, type Zone } from '@/domain/place/zone'
import type { StorageSource } from '@/lib/storage'
import { estimateDay, type Whereabouts } from './estimate'
import { nearestSchedule } from './schedule-memory'

/** A stored day so near is at most a minute off. */
const NEAR_DAYS = 2
const OLD_DAYS = 30

/** Two days for want of the official ones: "perkiraan" (design §5). */
export interface FallbackDays {
  zone: Zone
  today: DailyPrayerTimes
  tomorrow: DailyPrayerTimes
}

/**
 * Today and tomorrow without the service: by a stored schedule of a day near by, a computation, or at worst a stored
 * one of the last month. A chunk of its own, with the computation: never in Home's first load.
 * @param date the day in the zone that the city is thought to be in, `YYYY-MM-DD`
 * @returns null when there is nothing to go by
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
  // Only now the zone is certain, and it may be at another day.
  const day = dateIn(zone, now)
  const today = estimateDay(where, day, now)
  const tomorrow = estimateDay(where, addDays(day, 1), now)
  return today && tomorrow ? { zone, today, tomorrow } : null
}
