import { DAY_MS, HOUR_MS, WIB_OFFSET_MS } from '../../src/lib/time/wib-date'

export { DAY_MS, HOUR_MS }

/**
 * Writes a moment as the backend does: `YYYY-MM-DD HH:mm:ss` in WIB, whatever the machine's zone.
 */
export function wib(date: Date): string {
  return new Date(date.getTime() + WIB_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** The moment `ms` after `date` (before it, when negative). */
export function after(date: Date, ms: number): Date {
  return new Date(date.getTime() + ms)
}

/** The last second of the WIB day that lies `days` after `now`'s: deadlines end with a day, as people expect. */
export function endOfWibDay(now: Date, days: number): Date {
  const local = now.getTime() + WIB_OFFSET_MS
  const midnight = local - (local % DAY_MS)
  return new Date(midnight + (days + 1) * DAY_MS - 1000 - WIB_OFFSET_MS)
}
