import { queryOptions, skipToken } from '@tanstack/react-query'
import { type AnswerOf, record } from '@/api/decode'
import { prayer, read } from '@/api/external'
import type { operations } from '@/api/generated/prayer'
import { requestQueue, validAllDay } from '@/api/prayer-service'
import { decodeMonth } from './month'
import { rememberMonth, storedMonth } from './month-memory'

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
 * A city's prayer times of a month; kept for days without a network. One that was kept a week ago is asked for again,
 * and still serves where no answer comes.
 */
async function monthOf(cityId: string, month: string) {
  const kept = storedMonth(cityId, month)
  if (kept?.isFresh) return kept.read
  try {
    return await askMonth(cityId, month)
  } catch (error) {
    if (kept) return kept.read
    throw error
  }
}

/**
 * A city's prayer times of a month.
 * @param cityId null: nothing can be requested
 * @param month `YYYY-MM`
 */
export const monthQuery = (cityId: string | null, month: string) =>
  queryOptions({
    ...validAllDay,
    queryKey: ['jadwal-bulan', cityId, month],
    queryFn: cityId === null ? skipToken : () => monthOf(cityId, month),
  })
