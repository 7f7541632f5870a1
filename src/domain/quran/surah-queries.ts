import { queryOptions } from '@tanstack/react-query'
import { readSurahs } from './read-surah'
import { getSurahs } from './surah-service'

/**
 * All surahs in their order. They don't change, so one answer is used for the whole visit.
 * @throws ApiError
 */
export const surahListQuery = () =>
  queryOptions({
    queryKey: ['surah', '/surat'],
    queryFn: ({ signal }) => getSurahs(readSurahs, signal),
    staleTime: Infinity,
  })
