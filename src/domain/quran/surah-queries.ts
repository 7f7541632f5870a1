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
import { isOfNetwork } from '@/api/query'
import { DAY_MS } from '@/lib/time/wib-date'
import { keepSurah, keptSurah } from './kept-surahs'
import type { SurahText } from './surah'

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
function wholeText(body: unknown, nomor: number): { text: SurahText; answer: string } {
  const answer = typeof body === 'string' ? body : ''
  try {
    return { text: readSurahText(JSON.parse(answer), nomor), answer }
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
 * Asks the service for a surah.
 * @param nomor 1 to 114
 * @returns its verses, and the answer as it came, to be kept
 * @throws ApiError
 */
export const fetchSurah = (nomor: number, signal?: AbortSignal) =>
  read(
    SURAH,
    (until) => surah.GET(SURAH, { signal: until, params: { path: { nomor } }, parseAs: 'text' }),
    (body) => wholeText(body, nomor),
    { signal },
  )

/** Scripture doesn't change, but its translation may be corrected: an older copy is asked for anew once it is opened. */
const RENEW_MS = 30 * DAY_MS

/** Also where the device's clock has been set back since. */
const isOld = (at: number) => !(Math.abs(Date.now() - at) < RENEW_MS)

/** Fetches a surah and keeps it. @throws ApiError */
async function freshSurah(nomor: number, signal?: AbortSignal): Promise<SurahText> {
  const { text, answer } = await fetchSurah(nomor, signal)
  void keepSurah(nomor, answer)
  return text
}

/** The surahs whose copy on this device was found damaged, and which haven't come since. */
const damaged = new Set<number>()

/** All 114 surahs take 7 MB of memory: one that nothing shows any more goes soon, and is read from the device again. */
const UNUSED_MS = 60_000

/**
 * A surah with its verses: the one that this device keeps, else the service's. One answer is used for as long as it is
 * shown: a newer one is kept for the next time, and changes nothing under the eyes of somebody who reads.
 * @param nomor 1 to 114
 * @throws ApiError
 */
export const surahTextQuery = (nomor: number) =>
  queryOptions({
    queryKey: ['surah text', nomor],
    queryFn: async ({ signal }) => {
      const kept = await keptSurah(nomor)
      if (kept !== null && kept !== 'damaged') {
        if (isOld(kept.at)) void freshSurah(nomor).catch(() => undefined)
        return kept.text
      }
      if (kept === 'damaged') damaged.add(nomor)
      try {
        const text = await freshSurah(nomor, signal)
        damaged.delete(nomor)
        return text
      } catch (error) {
        throw isOfNetwork(error) && damaged.has(nomor) ? damagedCopy(error) : error
      }
    },
    staleTime: Infinity,
    gcTime: UNUSED_MS,
  })

const damagedCopy = ({ cause }: ApiError) =>
  new ApiError('network', {
    status: 0,
    operation: SURAH,
    message:
      'Salinan surah ini di perangkat Anda rusak, jadi tidak ditampilkan. Sambungkan ke internet, lalu coba lagi.',
    cause,
  })
