import { queryOptions } from '@tanstack/react-query'
import { type AnswerOf, DecodeError, list, record } from '@/api/decode'
import { ApiError } from '@/api/errors'
import { getCities } from '@/api/external'
import type { operations } from '@/api/generated/prayer'
import { lazyModule } from '@/lib/lazy-module'
import { type City, parseCity } from './city'
import type { Address } from './place'
import { validAllDay, requestQueue, urgency } from '@/api/request-queue'

// With the names of all cities: of no use without the service, so they aren't kept for offline.
const loadTyped = lazyModule(() => import('./city-typed'))
const loadMatch = lazyModule(() => import('./city-match'))

function decodeCities(body: unknown): City[] {
  const { status, data } = record<AnswerOf<operations['searchCity']>>(body, 'body')
  return list(status === false ? (data ?? null) : data, (value, what) => {
    const city = parseCity(value)
    if (!city) throw new DecodeError(`${what}: expected a city`)
    return city
  })
}

const searchCities = async (keyword: string, signal?: AbortSignal): Promise<City[]> => {
  try {
    return await requestQueue.run(
      () => getCities(keyword, decodeCities, signal),
      urgency.shown,
      signal,
    )
  } catch (error) {
    // The service may also report "nothing found" as a 404, or as the schedule's own refusal.
    if (error instanceof ApiError && (error.status === 400 || error.status === 404)) return []
    throw error
  }
}

/** The cities that a typed text means, the best first. */
export function citySearchQuery(text: string) {
  return queryOptions({
    ...validAllDay,
    // Undoes the `unseen` of `once`: a search has no fallback, so a slow answer must be reported.
    meta: {},
    queryKey: ['kota', text.toLowerCase()],
    queryFn: async ({ signal }) => {
      const { findTyped } = await loadTyped()
      return findTyped(text, (keyword) => searchCities(keyword, signal))
    },
  })
}

/** The schedule service's city at an address; null when it has none, and abroad. */
export async function findCityAt(address: Address): Promise<City | null> {
  const { cityQuest, findCity } = await loadMatch()
  const quest = cityQuest(address)
  return quest && findCity(quest, (keyword) => searchCities(keyword))
}
