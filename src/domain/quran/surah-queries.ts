import { queryOptions } from '@tanstack/react-query'
import type { Surah } from './surah'
import { type AnswerOf, list, record } from '@/api/decode'
import { toSurah } from './read-surah'
import type { operations } from '@/api/generated/surah'
import { getSurahs } from './surah-service'

/**
 * All surahs in their order. They don't change, so one answer is used for the whole visit.
 * @throws ApiError
 */
export const surahListQuery = () =>
  queryOptions({
    queryKey: ['surah', '/surat'],
    queryFn: ({ signal }) => getSurahs(toSurahs, signal),
    staleTime: Infinity,
  })

/** The list is in the answer's `data`, or in `data.data`: both shapes are accepted. */
function toSurahs(body: unknown): Surah[] {
  const { data } = record<AnswerOf<operations['getSurahs']>>(body, 'body')
  const rows =
    Array.isArray(data) || data === null ? data : record<{ data: unknown }>(data, 'data').data
  return list(rows, toSurah).toSorted((a, b) => a.nomor - b.nomor)
}
