import { queryOptions } from '@tanstack/react-query'
import { config } from '@/api/config'
import { DecodeError, list, record } from '@/api/decode'
import { ApiError } from '@/api/errors'
import { getCities, getHijri, getReverse, getSchedule } from '@/api/external'
import { type City, parseCity } from '@/api/location/city'
import { decodeReverse, type Place, rememberPlace, storedPlace } from '@/api/location/place'
import { createPace } from '@/api/pace'
import { decodeHijri, rememberHijri, storedHijri } from '@/api/prayer/hijri'
import { decodeSchedule, openSchedule } from '@/api/prayer/schedule'
import { rememberSchedule, storedSchedule } from '@/api/prayer/schedule-memory'
import type { Coordinates } from '@/lib/distance'

/** The service refuses two requests within a second (spec §7); so there is one queue for all of them. */
const pace = createPace(1050)

/** In the queue: what the screen waits for goes first. */
const urgency = { shown: 1, ordinary: 0, ahead: -1 } as const

/** What holds for a day is asked once; one more try, since a fallback is at hand. */
const once = { staleTime: Infinity, retry: 1, retryDelay: 1000 } as const

/** Gives the screen's own calls the first place in the queue: the date can wait for the prayer. */
const HEAD_START_MS = 700

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The Hijri date of a day, as a text to show (spec §7). @param date `YYYY-MM-DD` */
export function hijriQuery(date: string) {
  const adjustment = config.hijriAdjustment
  return queryOptions({
    ...once,
    queryKey: ['hijriah', date, adjustment],
    queryFn: async () => {
      const stored = storedHijri(date, adjustment)
      if (stored !== null) return stored
      await wait(HEAD_START_MS)
      const hijri = await pace.run(() => getHijri(adjustment, decodeHijri), urgency.ordinary)
      rememberHijri(date, adjustment, hijri)
      return hijri
    },
  })
}

function decodeCities(body: unknown): City[] {
  const { data } = record<{ data: unknown }>(body, 'body')
  return list(data, (value, what) => {
    const city = parseCity(value)
    if (!city) throw new DecodeError(`${what}: expected a city`)
    return city
  })
}

const searchCities = async (keyword: string): Promise<City[]> => {
  try {
    return await pace.run(() => getCities(keyword, decodeCities), urgency.shown)
  } catch (error) {
    // Nothing found may also be told as "not found".
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}

/** The cities that have a word in their name, in the service's order (spec §7). */
export function citySearchQuery(keyword: string) {
  return queryOptions({
    ...once,
    queryKey: ['kota', keyword.toLowerCase()],
    queryFn: () => searchCities(keyword),
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
      const { cityQuest, findCity } = await import('@/lib/city-match')
      const quest = cityQuest(place.address)
      const city = quest && (await findCity(quest, searchCities))
      if (city) rememberPlace({ ...place, city })
      return city
    },
  })
}

/** A city's prayer times on a day, stored for the days after. @param ahead not shown yet */
export function scheduleQuery(cityId: string, date: string, ahead = false) {
  return queryOptions({
    ...once,
    queryKey: ['jadwal', cityId, date],
    queryFn: async () => {
      const stored = storedSchedule(cityId, date)
      if (stored) return stored
      const schedule = await pace.run(
        () =>
          getSchedule(cityId, date, (body) =>
            decodeSchedule(record<{ data: unknown }>(body, 'body').data, cityId, date),
          ),
        ahead ? urgency.ahead : urgency.shown,
      )
      rememberSchedule(schedule)
      return openSchedule(schedule)
    },
  })
}
