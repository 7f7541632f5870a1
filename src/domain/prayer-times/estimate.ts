import {
  CalculationParameters,
  Coordinates as AdhanCoordinates,
  HighLatitudeRule,
  PrayerTimes as Computed,
  Rounding,
} from 'adhan'
import type { City } from '@/domain/place/city'
import type { Coordinates } from '@/domain/place/distance'
import type { ListOfDays, PrayerTimes } from './next-shalat'
import { addDays, dateIn, DAY_MS, deviceZone, type Zone } from '@/domain/place/zone'
import { nearestCity, placeOfCity } from '@/domain/place/city-coordinates'

/** With these angles and margins the result is within a minute of seven official schedules (estimate.test.ts). */
function parameters(): CalculationParameters {
  const official = new CalculationParameters('Other', 20, 18)
  official.maghribAngle = 1
  official.rounding = Rounding.Up
  official.adjustments = { fajr: 2, sunrise: -3, dhuhr: 3, asr: 2, maghrib: 2, isha: 2 }
  // Where it stays light: Subuh in the last 20/60 of the night at the earliest, Isya in the first 18/60 at the latest.
  official.highLatitudeRule = HighLatitudeRule.TwilightAngle
  return official
}

/** How high the sun must stand at noon, and how deep at midnight, for a day's shalat to be computed; in degrees. */
const NOON = 3
const MIDNIGHT = 2
/** Beyond this latitude the sun's path is too flat for the library. */
const FARTHEST = 70

/**
 * The latitude for which a day is computed: the place's own, or else the nearest where the sun rises and sets on that
 * day and the five have room (aqrab al-bilad).
 */
function computedLatitude(latitude: number, date: string): number {
  const side = Math.sign(latitude)
  // The sun's declination on the place's side of the equator, to half a degree.
  const sun = side * -23.44 * Math.cos((2 * Math.PI * (Date.parse(date) / DAY_MS + 11)) / 365.25)
  const limit = Math.min(FARTHEST, 90 - Math.max(sun + MIDNIGHT, NOON - sun))
  return side * Math.min(Math.abs(latitude), limit)
}

/**
 * Computes the five shalat of a day at a place.
 * @param date `YYYY-MM-DD` on the sun's own calendar at the place (its offset is longitude / 15 hours)
 */
export function computeTimes(at: Coordinates, date: string): PrayerTimes {
  const { terbit: _terbit, ...five } = computeDay(at, date)
  return five
}

/** The same with sunrise. */
export function computeDay(
  { latitude, longitude }: Coordinates,
  date: string,
): PrayerTimes & { terbit: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const { fajr, sunrise, dhuhr, asr, maghrib, isha } = new Computed(
    new AdhanCoordinates(computedLatitude(latitude, date), longitude),
    // The library reads the date from the device's own calendar.
    new Date(year, month - 1, day, 12),
    parameters(),
  )
  const minute = (moment: Date) => Math.floor(moment.getTime() / 60_000) * 60_000
  return {
    subuh: minute(fajr),
    terbit: minute(sunrise),
    dzuhur: minute(dhuhr),
    ashar: minute(asr),
    maghrib: minute(maghrib),
    isya: minute(isha),
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

/** Days of shalat, and the zone in which their clock times are shown. */
export interface DaysInZone {
  zone: Zone
  days: ListOfDays
}

/**
 * The computed days from the one before a moment to the second one after it, so that they serve until the clock's day
 * ends, wherever that clock is: for a city if its coordinates are known, else for a position; far from Indonesia to be
 * shown in the device's own zone.
 * @returns null when no coordinates are known
 */
export function estimateDays(
  { city, position, abroad }: Whereabouts,
  now: number,
): DaysInZone | null {
  const place = city ? placeOfCity(city.lokasi) : null
  const at = place ?? position
  if (!at) return null
  const zone = (place ?? (abroad ? null : nearestCity(at)))?.zone ?? deviceZone
  const date = dateIn({ offset: at.longitude / 15 }, now)
  const day = (after: number) => computeTimes(at, addDays(date, after))
  return { zone, days: [day(-1), day(0), day(1), day(2)] }
}
