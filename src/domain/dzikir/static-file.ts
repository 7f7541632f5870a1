import { queryOptions } from '@tanstack/react-query'
import { DecodeError } from '@/api/decode'
import { ApiError, malformed, refusal, unreachable } from '@/api/errors'

/** How long to wait for a file before reporting an error, in milliseconds. */
const TIMEOUT_MS = 30_000

/**
 * Query options of a JSON file that the app itself serves. It changes only with a new version of the app, so it is
 * requested once in a visit.
 * @param path from the site's root, such as `/dzikir/sugro-pagi.json`
 * @param decode reads the file; a {@link DecodeError} says what is wrong with it
 */
export function staticFileQuery<T>(path: string, decode: (data: unknown) => T) {
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => fetchFile(path, decode, signal),
    staleTime: Infinity,
  })
}

/** @throws ApiError for every failure except the caller's own abort */
async function fetchFile<T>(
  path: string,
  decode: (data: unknown) => T,
  signal: AbortSignal,
): Promise<T> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(path, { signal: AbortSignal.any([signal, timeout]) })
    if (!response.ok) throw refusal(path, response.status, null)
    const body: unknown = await response.json()
    return decode(body)
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error
    if (error instanceof DecodeError) throw malformed(path, 200, error.message)
    // A static host that lacks the file answers with the app's HTML.
    if (error instanceof SyntaxError)
      throw malformed(path, 200, `body: not JSON (${error.message})`)
    throw unreachable(path, error)
  }
}
