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
export const getSurahs = <T>(decode: (body: unknown) => T, signal: AbortSignal) =>
  read('/surat', (until) => surah.GET('/surat', { signal: until }), decode, { signal })
