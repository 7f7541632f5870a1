import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { zoneOfCity } from '@/domain/prayer-times/schedule'
import { scheduleQuery } from '@/domain/prayer-times/prayer-times-queries'
import type { DaysInZone } from '@/domain/prayer-times/estimate'
import { type PrayerTimes, shownShalat } from '@/domain/prayer-times/next-shalat'
import { addDays, dateIn, DAY_MS, deviceZone, WIB } from '@/domain/place/zone'
import { lazyModule } from '@/lib/lazy-module'
import type { PlaceOfUser } from './use-place'

const loadFallback = lazyModule(() => import('@/domain/prayer-times/fallback-days'))

export interface DaysOfPrayerTimes extends DaysInZone {
  /** True when it isn't the official schedule; shown as "perkiraan". */
  estimated: boolean
}

export type PrayerTimesState =
  | { kind: 'loading' }
  | { kind: 'ready'; days: DaysOfPrayerTimes }
  | { kind: 'failed'; retry: () => void }

/** The longest that the skeleton stays once the city is known, in milliseconds. */
export const PATIENCE_MS = 4000

/**
 * The shalat of the days around now, and the place's own zone: the official schedule; without it, or until it
 * comes, a stored one of a near day, a computation, or at worst an older one.
 * @param now null while prerendering
 */
export function usePrayerTimes(
  now: number | null,
  place: Pick<PlaceOfUser, 'prayerCity' | 'position' | 'pending' | 'abroad' | 'retry'>,
): PrayerTimesState {
  const { prayerCity: city, position, abroad } = place
  const guessed = city ? zoneOfCity(city.id) : abroad ? deviceZone : WIB
  const date = dateIn(guessed, now ?? 0)
  const id = now === null ? null : (city?.id ?? null)
  const today = useQuery(scheduleQuery(id, date))
  const left = today.data && shownShalat(now ?? 0, today.data.zone, [today.data.times]).next
  const tomorrow = useQuery(scheduleQuery(today.data ? id : null, addDays(date, 1), left !== null))
  const somewhere = city !== null || position !== null
  const waited = usePatience(somewhere && !(left ?? tomorrow.data))
  // After the first failure the fallback stays: a retry must not bring the skeleton back.
  const failing = city ? today.failureCount > 0 || today.isFetched : somewhere && !place.pending
  const fallback = useQuery({
    queryKey: ['perkiraan', city?.lokasi ?? '', position, abroad, date],
    queryFn: async () => {
      const { fallbackDays } = await loadFallback()
      return fallbackDays({ city, position, abroad }, date, now ?? 0)
    },
    enabled: now !== null && (failing || waited) && !today.data,
    staleTime: Infinity,
    retry: false,
  })

  if (now === null) return { kind: 'loading' }
  if (today.data) {
    const { zone, times } = today.data
    // If tomorrow's schedule is missing, today's is at most a minute off.
    const lacking = !tomorrow.data && (tomorrow.isFetched || waited)
    const next = tomorrow.data?.times ?? (lacking ? aDayLater(times) : null)
    return {
      kind: 'ready',
      days: {
        zone,
        days: next ? [times, next] : [times],
        // Only while tomorrow's is the one shown.
        estimated: lacking && left === null,
      },
    }
  }
  if ((failing || waited) && fallback.data)
    return { kind: 'ready', days: { ...fallback.data, estimated: true } }
  if (!failing || fallback.isPending) return { kind: 'loading' }
  return {
    kind: 'failed',
    retry: () => {
      void fallback.refetch()
      if (city) void today.refetch()
      else place.retry()
    },
  }
}

const aDayLater = ({ subuh, dzuhur, ashar, maghrib, isya }: PrayerTimes): PrayerTimes => ({
  subuh: subuh + DAY_MS,
  dzuhur: dzuhur + DAY_MS,
  ashar: ashar + DAY_MS,
  maghrib: maghrib + DAY_MS,
  isya: isya + DAY_MS,
})

/** True when something has been waited for longer than {@link PATIENCE_MS} without interruption. */
function usePatience(waiting: boolean): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setOver(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [waiting])
  return over
}
