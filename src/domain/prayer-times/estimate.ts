import {
  CalculationParameters,
  Coordinates as AdhanCoordinates,
  PrayerTimes as Computed,
  Rounding,
} from 'adhan'
import type { City } from '@/domain/place/city'
import type { Coordinates } from '@/domain/place/distance'
import type { DailyPrayerTimes, PrayerTimes } from './next-shalat'
import { deviceZone, momentIn, type Zone } from '@/domain/place/zone'
import { nearestCity, placeOfCity } from '@/domain/place/city-coordinates'

/** A day computed on the device because the official schedule is missing; shown as "perkiraan". */
export interface EstimatedDay extends DailyPrayerTimes {
  zone: Zone
}

/** With these angles and margins the result is within a minute of seven official schedules (estimate.test.ts). */
function parameters(): CalculationParameters {
  const official = new CalculationParameters('Other', 20, 18)
  official.maghribAngle = 1
  official.rounding = Rounding.Up
  official.adjustments = { fajr: 2, sunrise: -3, dhuhr: 3, asr: 2, maghrib: 2, isha: 2 }
  return official
}

/**
 * Computes the five shalat of a day at a place.
 * @param date `YYYY-MM-DD`
 */
export function computeTimes(
  { latitude, longitude }: Coordinates,
  date: string,
  zone: Zone,
): PrayerTimes {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  // The library reads the date from the device's own calendar.
  const { fajr, dhuhr, asr, maghrib, isha } = new Computed(
    new AdhanCoordinates(latitude, longitude),
    new Date(year, month - 1, day, 12),
    parameters(),
  )
  const midnight = momentIn(zone, date, '00:00')
  const clock = (moment: Date) => {
    const minutes = Math.round((moment.getTime() - midnight) / 60_000)
    // Far from the equator Isya may come after midnight.
    const parts = [Math.floor(minutes / 60) % 24, minutes % 60]
    return parts.map((part) => String(part).padStart(2, '0')).join(':')
  }
  return {
    subuh: clock(fajr),
    dzuhur: clock(dhuhr),
    ashar: clock(asr),
    maghrib: clock(maghrib),
    isya: clock(isha),
  }
}

/** The place that has no schedule. */
export interface Whereabouts {
  city: City | null
  /** Used only if the city is the one at this position, or unknown. */
  position: Coordinates | null
  /** The position is outside Indonesia, however near. */
  abroad: boolean
}

/**
 * A computed day, for a city if its coordinates are known, else for a position; far from Indonesia in the device's own
 * zone.
 * @param now the moment for which the device's zone offset is taken
 * @returns null when no coordinates are known, or the sun doesn't rise and set there
 */
export function estimateDay(
  { city, position, abroad }: Whereabouts,
  date: string,
  now: number,
): EstimatedDay | null {
  const place = city ? placeOfCity(city.lokasi) : null
  const at = place ?? position
  if (!at) return null
  const zone = (place ?? (abroad ? null : nearestCity(at)))?.zone ?? deviceZone(now)
  const times = computeTimes(at, date, zone)
  return Object.values(times).some((time) => time.includes('NaN')) ? null : { date, zone, times }
}
