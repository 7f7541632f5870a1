import { queryOptions, skipToken } from '@tanstack/react-query'
import { config } from '@/api/config'
import { type AnswerOf, record } from '@/api/decode'
import { ApiError } from '@/api/errors'
import { getHijri, getReverse, getSchedule } from '@/api/external'
import type { operations } from '@/api/generated/prayer'
import type { City } from '@/domain/place/city'
import { decodeReverse, type Place, rememberPlace, storedPlace } from '@/domain/place/place'
import { decodeSchedule, openSchedule } from './schedule'
import { rememberSchedule, storedSchedule } from './schedule-memory'
import type { Coordinates } from '@/domain/place/distance'
import { once, pace, urgency } from '@/api/prayer-service'

/**
 * The Hijri date of a day, as a text to show (spec §7); null while the service is at the day before or after.
 * @param date `YYYY-MM-DD`
 */
export function hijriQuery(date: string) {
  const adjustment = config.hijriAdjustment
  return queryOptions({
    ...once,
    retry: false,
    queryKey: ['hijriah', date, adjustment],
    queryFn: async () => {
      // Asked after the prayer: not in Home's first load.
      const { decodeHijri, rememberHijri, storedHijri } = await import('./hijri')
      const stored = storedHijri(date, adjustment)
      if (stored !== null) return stored
      const hijri = await pace.run(() => getHijri(adjustment, (body) => decodeHijri(body, date)))
      if (hijri !== null) rememberHijri(date, adjustment, hijri)
      return hijri
    },
  })
}

/** The address at a position; null where the geocoder knows none (spec §8). */
export function addressQuery({ latitude, longitude }: Coordinates) {
  // About 10 m: a third party need not know more.
  const [lat, lon] = [latitude, longitude].map((degrees) => Math.round(degrees * 1e4) / 1e4)
  return queryOptions({
    ...once,
    queryKey: ['alamat', lat, lon],
    queryFn: async (): Promise<Place | null> => {
      const position = { latitude, longitude }
      const stored = storedPlace(position)
      if (stored) return stored
      try {
        const address = await getReverse(lat ?? 0, lon ?? 0, decodeReverse)
        if (!address) return null
        const place = { position, address, city: null }
        rememberPlace(place)
        return place
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
}

/** The schedule service's city at a place, null when it has none (design §5). */
export function placeCityQuery(place: Place) {
  return queryOptions({
    ...once,
    queryKey: ['kota di', place.address],
    queryFn: async (): Promise<City | null> => {
      if (place.city) return place.city
      // Needed once for a place: not in Home's first load.
      const { findCityAt } = await import('@/domain/place/city-search')
      const city = await findCityAt(place.address)
      if (city) rememberPlace({ ...place, city })
      return city
    },
  })
}

/**
 * A city's prayer times on a day, stored for the days after.
 * @param cityId null: nothing can be asked
 * @param ahead not shown yet
 */
export function scheduleQuery(cityId: string | null, date: string, ahead = false) {
  return queryOptions({
    ...once,
    queryKey: ['jadwal', cityId, date],
    queryFn:
      cityId === null
        ? skipToken
        : async () => {
            const stored = storedSchedule(cityId, date)
            if (stored) return stored
            const schedule = await pace.run(
              () =>
                getSchedule(cityId, date, (body) =>
                  decodeSchedule(
                    record<AnswerOf<operations['getSchedule']>>(body, 'body').data,
                    cityId,
                    date,
                  ),
                ),
              ahead ? urgency.ahead : urgency.shown,
            )
            rememberSchedule(schedule)
            return openSchedule(schedule)
          },
  })
}
