import { addDays, dateIn, momentIn, type Zone } from '@/domain/place/zone'
import type { Coordinates } from '@/domain/place/distance'
import { computeDay } from '@/domain/prayer-times/estimate'
import type { MonthOfPrayerTimes } from '@/domain/prayer-times/month'
import { fiveShalat, type PrayerTimes } from '@/domain/prayer-times/next-shalat'
import type { ScreenSettings } from './screen-settings'

const MINUTE_MS = 60_000

/** Imsak is this long before Subuh, as in the ministry's schedule. */
const IMSAK_MS = 10 * MINUTE_MS

/** A day's times in milliseconds since 1970, with the mosque's corrections. */
export interface ScreenDay extends PrayerTimes {
  /** `YYYY-MM-DD`, in the mosque's zone. */
  date: string
  imsak: number
  terbit: number
  /** Computed, since the schedule of this day isn't known. */
  isEstimated: boolean
}

/** What is known of a mosque's times. */
export interface KnownTimes {
  zone: Zone
  /** A month's schedule, `YYYY-MM`; null: not known. */
  month: (month: string) => MonthOfPrayerTimes | null
  /** Where days without a schedule are computed for; null: nobody knows. */
  position: Coordinates | null
}

/** Yesterday, today and tomorrow by the mosque's clock, as far as anything is known of them. */
export function screenDays(
  known: KnownTimes,
  now: number,
  corrections: ScreenSettings['corrections'],
): ScreenDay[] {
  const today = dateIn(known.zone, now)
  return [-1, 0, 1].flatMap((after) => {
    const date = addDays(today, after)
    const day = scheduled(known, date) ?? computed(known, date)
    return day ? [corrected(day, corrections)] : []
  })
}

function scheduled({ month }: KnownTimes, date: string): ScreenDay | null {
  const found = month(date.slice(0, 7))
  const day = found?.days.find((one) => one.date === date)
  if (!found || !day) return null
  const at = (time: string) => momentIn(found.zone, date, time)
  const { imsak, subuh, terbit, dzuhur, ashar, maghrib, isya } = day.times
  return {
    date,
    imsak: at(imsak),
    subuh: at(subuh),
    terbit: at(terbit),
    dzuhur: at(dzuhur),
    ashar: at(ashar),
    maghrib: at(maghrib),
    isya: at(isya),
    isEstimated: false,
  }
}

function computed({ position }: KnownTimes, date: string): ScreenDay | null {
  if (!position) return null
  const day = computeDay(position, date)
  return { ...day, date, imsak: day.subuh - IMSAK_MS, isEstimated: true }
}

function corrected(day: ScreenDay, corrections: ScreenSettings['corrections']): ScreenDay {
  const by = (minutes = 0) => minutes * MINUTE_MS
  const moved = { ...day, imsak: day.imsak + by(corrections.subuh) }
  for (const name of [...fiveShalat, 'terbit'] as const)
    moved[name] = day[name] + by(corrections[name])
  return moved
}
