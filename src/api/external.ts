import createClient, { type Middleware } from 'openapi-fetch'
import { config } from './config'
import { DecodeError } from './decode'
import { ApiError, malformed, refusal, TooManyRequests, unreachable } from './errors'
import type { paths as GeocodePaths } from './generated/geocode'
import type { paths as PrayerPaths } from './generated/prayer'

/** Public services of others: they never get our key or cookie. */

/** Prayer times that haven't come after this long are computed instead. */
const TIMEOUT_MS = 15_000
/** Shorter, because the page works without the Hijri date. */
const HIJRI_TIMEOUT_MS = 5000

/** One error for every kind of failure: these services refuse in plain text. */
export const refusals: Middleware = {
  async onResponse({ response, schemaPath }) {
    if (response.ok) return
    if (response.status === 429) {
      // The service limits calls by the second.
      const seconds = Math.ceil(Number(response.headers.get('retry-after')))
      throw new TooManyRequests(schemaPath, seconds > 0 ? seconds : 1)
    }
    const body: unknown = await response.json().catch(() => null)
    const message = typeof body === 'object' && body && 'message' in body ? body.message : null
    throw refusal(schemaPath, response.status, message)
  },
  onError: ({ error, schemaPath }) =>
    error instanceof ApiError ? error : unreachable(schemaPath, error),
}

const options = {
  credentials: 'omit',
  // Looked up at each call, as a test of a screen puts its own in its place.
  fetch: (request: Request) => fetch(request),
} as const

export const prayer = createClient<PrayerPaths>({ baseUrl: config.prayerApiUrl, ...options })
const geocode = createClient<GeocodePaths>({ baseUrl: config.geocodeApiUrl, ...options })
prayer.use(refusals)
geocode.use(refusals)

type Call = (signal: AbortSignal) => Promise<{ data?: unknown }>

/**
 * Calls an outside service.
 * @param decode reads the answer's body
 * @param limits `timeoutMs`: milliseconds until the call is aborted; `signal`: aborts it earlier
 * @throws ApiError for every failure
 */
export async function read<T>(
  operation: string,
  call: Call,
  decode: (body: unknown) => T,
  { timeoutMs = TIMEOUT_MS, signal }: { timeoutMs?: number; signal?: AbortSignal | undefined } = {},
): Promise<T> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const { data } = await call(signal ? AbortSignal.any([signal, timeout]) : timeout)
    return decode(data)
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (error instanceof DecodeError || error instanceof SyntaxError)
      throw malformed(operation, 200, error.message)
    throw unreachable(operation, error)
  }
}

/** `GET /v2/cal/hijr/?adj=` */
export const getHijri = <T>(adj: number, decode: (body: unknown) => T) =>
  read(
    '/v2/cal/hijr/',
    (signal) => prayer.GET('/v2/cal/hijr/', { signal, params: { query: { adj } } }),
    decode,
    { timeoutMs: HIJRI_TIMEOUT_MS },
  )

/** `GET /v2/sholat/kota/cari/{keyword}` */
export const getCities = <T>(keyword: string, decode: (body: unknown) => T, signal?: AbortSignal) =>
  read(
    '/v2/sholat/kota/cari/{keyword}',
    (until) =>
      prayer.GET('/v2/sholat/kota/cari/{keyword}', {
        signal: until,
        params: { path: { keyword } },
      }),
    decode,
    { signal },
  )

/** `GET /v2/sholat/jadwal/{id}/{year}/{month}/{day}`; `date` is `YYYY-MM-DD`. */
export const getSchedule = <T>(id: string, date: string, decode: (body: unknown) => T) => {
  const [year = '', month = '', day = ''] = date.split('-')
  return read(
    '/v2/sholat/jadwal/{id}/{year}/{month}/{day}',
    (signal) =>
      prayer.GET('/v2/sholat/jadwal/{id}/{year}/{month}/{day}', {
        signal,
        params: { path: { id, year, month, day } },
      }),
    decode,
  )
}

/** `GET /reverse` */
export const getReverse = <T>(lat: number, lon: number, decode: (body: unknown) => T) =>
  read(
    '/reverse',
    (signal) =>
      geocode.GET('/reverse', {
        signal,
        params: { query: { format: 'json', lat, lon, addressdetails: 1, 'accept-language': 'id' } },
      }),
    decode,
  )
