import type { StoredSchedule } from '@/domain/prayer-times/schedule'
import { deviceOffset } from '@/domain/place/zone'
import type { DzikirList } from './lists'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** Of a place whose schedule isn't known, by the device's clock: as in the middle of Java. */
const usual = { subuh: '04:15', dzuhur: '11:45', ashar: '15:00', maghrib: '17:45', isya: '19:00' }

const fromMidnight = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/**
 * When the period began in which a moment lies: for what is read after shalat the last prayer time, for morning and
 * evening readings Subuh or Dzuhur, which begin the halves of a day.
 * @param now milliseconds since 1970
 * @param schedule of any day, for prayer times move by a minute or two in a week, but of the device's zone; null where
 *   none is known
 * @param offset hours that the device's clock is ahead of UTC
 */
export function periodStart(
  list: DzikirList,
  now: number,
  schedule: StoredSchedule | null,
  offset = deviceOffset(now),
): number {
  const { subuh, dzuhur, ashar, maghrib, isya } = schedule?.jadwal ?? usual
  const times = list.startsWith('shalat') ? [subuh, dzuhur, ashar, maghrib, isya] : [subuh, dzuhur]
  const minute = (((now / MINUTE_MS + offset * 60) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  // Before the day's first it is still the period of the evening before.
  const since = times.map((time) => (minute - fromMidnight(time) + DAY_MINUTES) % DAY_MINUTES)
  return now - Math.min(...since) * MINUTE_MS
}
