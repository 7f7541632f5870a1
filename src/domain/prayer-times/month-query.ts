import { queryOptions, skipToken } from '@tanstack/react-query'
import { type AnswerOf, record } from '@/api/decode'
import { prayer, read } from '@/api/external'
import type { operations } from '@/api/generated/prayer'
import { requestQueue, validAllDay } from '@/api/request-queue'
import { dated } from '@/api/query'
import { decodeMonth, FRESH_MS, rememberMonth, storedMonth } from './month'
const askMonth = (cityId: string, month: string) => {
  const [year = '', number = ''] = month.split('-')
  return requestQueue.run(() =>
    read(
      '/v2/sholat/jadwal/{id}/{year}/{month}',
      (signal) =>
        prayer.GET('/v2/sholat/jadwal/{id}/{year}/{month}', {
          signal,
          params: { path: { id: cityId, year, month: number } },
        }),
      (body) => {
        const { data } = record<AnswerOf<operations['getMonth']>>(body, 'body')
        const read = decodeMonth(data, month)
        rememberMonth(cityId, month, data)
        return read
      },
    ),
  )
}

/**
 * A city's prayer times of a month; kept for days without a network, with the time when they came. What was kept a week
 * ago is asked for again, and still serves where no answer comes.
 * @param cityId null: nothing can be requested
 * @param month `YYYY-MM`
 */
export function monthQuery(cityId: string | null, month: string) {
  const kept = () => (cityId === null ? null : storedMonth(cityId, month))
  return queryOptions({
    ...validAllDay,
    meta: { ...validAllDay.meta, ...dated },
    staleTime: FRESH_MS,
    queryKey: ['jadwal-bulan', cityId, month],
    queryFn: cityId === null ? skipToken : () => askMonth(cityId, month),
    initialData: () => kept()?.read,
    initialDataUpdatedAt: () => kept()?.at,
  })
}
