import { addDays } from '@/domain/place/zone'
import type { StorageSource } from '@/lib/storage/storage'
import { type DaysInZone, estimateDays, type Whereabouts } from './estimate'
import { nearestSchedule, openSchedule } from './schedule'
/** A stored day this near is at most a minute off. */
const NEAR_DAYS = 2
const OLD_DAYS = 30

/**
 * The days around now without the service, shown as "perkiraan": from a stored schedule of a near day, a computation,
 * or at worst a stored one of the last month. A chunk of its own, with the computation, so that Home's first load stays
 * small.
 * @param date the day in the city's presumed zone, `YYYY-MM-DD`
 * @returns null when nothing is known
 */
export function fallbackDays(
  where: Whereabouts,
  date: string,
  now: number,
  source?: StorageSource<'jm-jadwal'>,
): DaysInZone | null {
  const stored = (within: number): DaysInZone | null => {
    const near = where.city && nearestSchedule(where.city.id, date, within, source)
    if (!near) return null
    const [today, tomorrow] = [openSchedule(near, date), openSchedule(near, addDays(date, 1))]
    return { zone: today.zone, days: [today.times, tomorrow.times] }
  }
  return stored(NEAR_DAYS) ?? estimateDays(where, now) ?? stored(OLD_DAYS)
}
