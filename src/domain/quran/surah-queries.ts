import { queryOptions } from '@tanstack/react-query'
import { readSurahs } from './read-surah'
import { readSurahText } from './read-surah-text'
import createClient from 'openapi-fetch'
import { config } from '@/api/config'
import { takeFirstCall } from '@/api/first-calls'
import { DecodeError } from '@/api/decode'
import { ApiError } from '@/api/errors'
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

const SURAH = '/surat/{nomor}'

/** @throws ApiError for verses that aren't whole: it says so, since nobody should look for them in vain */
function wholeText(body: unknown, nomor: number) {
  try {
    return readSurahText(body, nomor)
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error
    throw new ApiError('malformed', {
      status: 200,
      operation: SURAH,
      message: 'Teks surah dari server tidak utuh, jadi tidak ditampilkan. Silakan coba lagi.',
      detail: error.message,
    })
  }
}

/**
 * A surah with its verses; like the list, one answer is used for the whole visit.
 * @param nomor 1 to 114
 * @throws ApiError
 */
export const surahTextQuery = (nomor: number) =>
  queryOptions({
    queryKey: ['surah text', nomor],
    queryFn: ({ signal }) =>
      read(
        SURAH,
        (until) => surah.GET(SURAH, { signal: until, params: { path: { nomor } } }),
        (body) => wholeText(body, nomor),
        { signal },
      ),
    staleTime: Infinity,
  })
