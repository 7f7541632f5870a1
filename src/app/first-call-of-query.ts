/** Used by the build and by tests only: no page needs it. */
import type { QueryKey } from '@tanstack/react-query'
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'
import { z } from 'zod'
import { config } from '@/api/config'
import { type FirstCall, firstCallKey } from '@/api/first-calls'
import { surahListQuery } from '@/domain/quran/surah-queries'
import { surahListUrl } from '@/domain/quran/surah-list-url'
import { CONTRACT_ORIGIN, isOperationPath, toWire } from '@/api/transport'

const noQuery: Record<string, unknown> = {}

/** A key as `$api.queryOptions('get', …)` makes it. */
const getKey = z.tuple([
  z.literal('get'),
  z.string().refine(isOperationPath),
  z
    .object({
      params: z.object({ query: z.record(z.string(), z.unknown()).default(noQuery) }).default({
        query: noQuery,
      }),
    })
    .default({ params: { query: noQuery } }),
])

/**
 * The call that a query makes, read from its key: the key holds method, path and parameters.
 * @returns null where the HTML can't start it: a call by POST, or a file of this site
 */
export function firstCallOf(queryKey: QueryKey): FirstCall | null {
  if (queryKey[0] === surahListQuery().queryKey[0])
    return firstCall({ url: surahListUrl, headers: {}, credentials: 'omit' })
  const asked = getKey.safeParse(queryKey)
  if (!asked.success) return null
  const [, path, { params }] = asked.data
  const contractUrl = createFinalURL(path, {
    baseUrl: CONTRACT_ORIGIN,
    params,
    querySerializer: createQuerySerializer(),
    pathSerializer: defaultPathSerializer,
  })
  return firstCall(toWire(contractUrl, config))
}

function firstCall(call: {
  url: string
  headers: { key?: string; kode?: string }
  credentials: RequestCredentials
}): FirstCall {
  const url = new URL(call.url).href
  return { key: firstCallKey(call.headers.kode ?? null, url), ...call, url }
}
