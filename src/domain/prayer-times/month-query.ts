import { queryOptions, skipToken } from '@tanstack/react-query'
import { type AnswerOf, record } from '@/api/decode'
import { prayer, read } from '@/api/external'
import type { operations } from '@/api/generated/prayer'
import { requestQueue, validAllDay } from '@/api/prayer-service'
import { decodeMonth } from './month'
import { rememberMonth, storedMonth } from './month-memory'

/**
 * A city's prayer times of a month; kept for days without a network.
 * @param cityId null: nothing can be requested
 * @param month `YYYY-MM`
 */
export function monthQuery(cityId: string | null, month: string) {
  const [year = '', number = ''] = month.split('-')
  return queryOptions({
    ...validAllDay,
    queryKey: ['jadwal-bulan', cityId, month],
    queryFn:
      cityId === null
        ? skipToken
        : () =>
            storedMonth(cityId, month) ??
            requestQueue.run(() =>
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
            ),
  })
}
