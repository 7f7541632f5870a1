import { useQuery } from '@tanstack/react-query'
import type { City } from '@/api/location/city'
import { zoneOfCity } from '@/api/prayer/schedule-memory'
import { scheduleQuery } from '@/api/queries/prayer'
import type { Coordinates } from '@/lib/distance'
import { nextPrayer, type PrayerDay } from '@/lib/prayer/next-prayer'
import { addDays, dateIn, WIB, type Zone } from '@/lib/prayer/zone'

export interface PrayerDays {
  zone: Zone
  today: PrayerDay
  tomorrow: PrayerDay | null
  /** True when it isn't the official schedule: "perkiraan" (design §5). */
  estimated: boolean
}

export type PrayerDaysState =
  | { kind: 'loading' }
  | { kind: 'ready'; days: PrayerDays }
  | { kind: 'failed'; error: unknown; retry: () => void }

/** A failed call is asked again so often while its screen is open, in milliseconds. */
const RETRY_MS = 60_000
/**
 * Today's and tomorrow's prayers of a city, in the city's own zone: the official schedule; without it a stored one of
 * a day near by, a computation, or at worst an older one.
 * @param now null while prerendering
 * @param place.position the user's, where the city is the one around it
 */
export function usePrayerDays(
  now: number | null,
  { city, position }: { city: City | null; position: Coordinates | null },
): PrayerDaysState {
  const guessed = city ? zoneOfCity(city.id) : WIB
  const date = dateIn(guessed, now ?? 0)
  const known = now !== null && city !== null
  const today = useQuery({
    ...scheduleQuery(city?.id ?? '', date),
    enabled: known,
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
  })
  const tomorrow = useQuery({
    ...scheduleQuery(city?.id ?? '', addDays(date, 1), true),
    enabled: known && today.data !== undefined,
  })
  const failing = known ? today.failureCount > 0 : position !== null
  const fallback = useQuery({
    queryKey: ['perkiraan', city?.lokasi ?? '', position?.latitude, position?.longitude, date],
    queryFn: async () => {
      const { fallbackDays } = await import('@/api/prayer/fallback-days')
      return fallbackDays({ city, position }, date, now ?? 0)
    },
    enabled: failing && today.data === undefined,
    staleTime: Infinity,
    retry: false,
  })

  if (now === null) return { kind: 'loading' }
  if (today.data) {
    const { zone } = today.data
    // Tomorrow's that couldn't be had is a minute at most from today's.
    const guess = tomorrow.isError ? { ...today.data, date: addDays(date, 1) } : null
    return {
      kind: 'ready',
      days: {
        zone,
        today: today.data,
        tomorrow: tomorrow.data ?? guess,
        // Only as long as it is tomorrow's that is shown.
        estimated: guess !== null && nextPrayer(now, zone, today.data, null) === null,
      },
    }
  }
  if (!failing || fallback.isPending) return { kind: 'loading' }
  if (fallback.data) return { kind: 'ready', days: { ...fallback.data, estimated: true } }
  return {
    kind: 'failed',
    error: today.error ?? fallback.error,
    retry: () => void today.refetch(),
  }
}
