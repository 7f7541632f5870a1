import { queryOptions, skipToken } from '@tanstack/react-query'
import { settingsStore } from '@/domain/capabilities/settings-store'
import { type AnswerOf, record } from '@/api/decode'
import { getHijri, getSchedule } from '@/api/external'
import type { operations } from '@/api/generated/prayer'
import { lazyModule } from '@/lib/lazy-module'
import { decodeSchedule, openSchedule, rememberSchedule, storedSchedule } from './schedule'
import { validAllDay, requestQueue, urgency } from '@/api/request-queue'

// Requested after the shalat times: not part of Home's first load.
const loadHijri = lazyModule(() => import('./hijri'))

/**
 * The Hijri date of a day, as text; null while the service is at the day before or after.
 * @param date `YYYY-MM-DD`
 */
export function hijriQuery(date: string) {
  const adjustment = settingsStore.get().hijriAdjustment
  return queryOptions({
    ...validAllDay,
    retry: false,
    queryKey: ['hijriah', date, adjustment],
    queryFn: async () => {
      const { decodeHijri, rememberHijri, storedHijri } = await loadHijri()
      const stored = storedHijri(date, adjustment)
      if (stored !== null) return stored
      const hijri = await requestQueue.run(() =>
        getHijri(adjustment, (body) => decodeHijri(body, date)),
      )
      if (hijri !== null) rememberHijri(date, adjustment, hijri)
      return hijri
    },
  })
}

/**
 * A city's prayer times on a day; stored for the following days.
 * @param cityId null: nothing can be requested
 * @param ahead not shown yet
 */
export function scheduleQuery(cityId: string | null, date: string, ahead = false) {
  return queryOptions({
    ...validAllDay,
    queryKey: ['jadwal', cityId, date],
    queryFn:
      cityId === null
        ? skipToken
        : async () => {
            const stored = storedSchedule(cityId, date)
            if (stored) return stored
            const schedule = await requestQueue.run(
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
