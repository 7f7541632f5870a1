import { queryOptions } from '@tanstack/react-query'
import { isNotFound } from '@/api/errors'
import { getReverse } from '@/api/external'
import { lazyModule } from '@/lib/lazy-module'
import { nextTask } from '@/lib/scheduling'
import { validAllDay } from '@/api/request-queue'
import type { City } from './city'
import type { Coordinates } from './distance'
import { locationStore } from './use-location'
import { decodeReverse, type Place, rememberPlace, storedPlace } from './place'

// Loaded when a place needs it, so not part of Home's first load.
const loadSearch = lazyModule(() => import('./city-search'))

/** The address at a position; null where the geocoder knows none. */
export function addressQuery({ latitude, longitude }: Coordinates) {
  // Rounded to about 10 m: a third party need not know more.
  const [lat, lon] = [latitude, longitude].map((degrees) => Math.round(degrees * 1e4) / 1e4)
  return queryOptions({
    ...validAllDay,
    queryKey: ['alamat', lat, lon],
    queryFn: async ({ signal }): Promise<Place | null> => {
      const position = { latitude, longitude }
      const stored = storedPlace(position)
      if (stored) return stored
      // Where a remembered position is about to be replaced, only the new one's address is asked for: its screen asks
      // for it in an effect of this moment, and gives this query up in one after the answer.
      await nextTask()
      await locationStore.settled()
      await nextTask()
      signal.throwIfAborted()
      try {
        const address = await getReverse(lat ?? 0, lon ?? 0, decodeReverse)
        if (!address) return null
        const place = { position, address, city: null }
        rememberPlace(place)
        return place
      } catch (error) {
        if (isNotFound(error)) return null
        throw error
      }
    },
  })
}

/** The schedule service's city at a place, null when it has none. */
export function placeCityQuery(place: Place) {
  return queryOptions({
    ...validAllDay,
    queryKey: ['kota di', place.address],
    queryFn: async (): Promise<City | null> => {
      if (place.city) return place.city
      const { findCityAt } = await loadSearch()
      const city = await findCityAt(place.address)
      if (city) rememberPlace({ ...place, city })
      return city
    },
  })
}
