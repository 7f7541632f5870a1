import createClient from 'openapi-fetch'
import { config } from './config'
import { takeFirstCall } from './first-calls'
import { read, refusals } from './external'
import type { paths } from './generated/surah'

/** Apart from the other services, so that Home doesn't load it. It gets neither our key nor our cookie (design §5). */
const surah = createClient<paths>({
  baseUrl: config.surahApiUrl,
  credentials: 'omit',
  // The prerendered page has asked already.
  fetch: (request) => takeFirstCall(request) ?? globalThis.fetch(request),
})
surah.use(refusals)

/** `GET /surat` */
export const getSurahs = <T>(decode: (body: unknown) => T, signal: AbortSignal) =>
  read('/surat', (until) => surah.GET('/surat', { signal: until }), decode, { signal })
