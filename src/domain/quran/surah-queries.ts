import { queryOptions } from '@tanstack/react-query'
import { readSurahs } from './read-surah'
import createClient from 'openapi-fetch'
import { config } from '@/api/config'
import { takeFirstCall } from '@/api/first-calls'
import { read, refusals } from '@/api/external'
import type { paths } from '@/api/generated/surah'

/** Apart from the other services, so that Home doesn't load it. It never gets our key or our cookie. */
const surah = createClient<paths>({
  baseUrl: config.surahApiUrl,
  credentials: 'omit',
  // The prerendered page has requested it already.
  fetch: (request) => takeFirstCall(request) ?? globalThis.fetch(request),
})
surah.use(refusals)

/** `GET /surat` */
const getSurahs = <T>(decode: (body: unknown) => T, signal: AbortSignal) =>
  read('/surat', (until) => surah.GET('/surat', { signal: until }), decode, { signal })

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
