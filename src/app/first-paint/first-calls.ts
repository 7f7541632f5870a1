/** The calls that a page's HTML starts before any script has arrived. Used by the build and by tests only. */
import type { QueryKey } from '@tanstack/react-query'
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'
import type { Params } from 'react-router-dom'
import { z } from 'zod'
import { config, flyerUrl } from '@/api/config'
import type { AnswerOf } from '@/api/decode'
import { type FirstCall, firstCallKey } from '@/api/first-calls'
import type { paths } from '@/api/generated/backend'
import { CONTRACT_ORIGIN, isOperationPath, toWire } from '@/api/transport'
import { surahListQuery, surahTextQuery } from '@/domain/quran/surah-queries'
import { surahListUrl } from '@/domain/quran/surah-list-url'
import type { FirstPicture, PageModule } from '@/app/route-handle'

/** A first call, and the picture of its answer that the page shows first. */
export interface PageFirstCall extends FirstCall {
  /**
   * `url`: a flyer's address with `*` for the file's name, or what another picture's address is relative to; `field`: the
   * field of the answer's first row with that name or address.
   */
  picture?: FirstPicture & { url: string; field: string }
  /** Whether its body is left unread, to be drawn while it arrives (early-verses.ts); the app reads a copy. */
  early?: true
}

/** The fields of the rows that an operation answers with, or of the one object. */
type RowField<Operation> =
  AnswerOf<Operation> extends { data: infer Data }
    ? keyof Extract<Data extends readonly (infer Row)[] ? Row : Data, object>
    : never

/** For each operation whose answer has a page's first picture: the field with the flyer's file or the picture's address. */
const pictureField = {
  '/campaign/get_campaign_infaq': 'flyer',
  '/campaign/get_campaign_by_slug': 'flyer',
  '/campaign/get_campaign_detail': 'flyer',
  '/mosque/get_campaign': 'flyer',
  '/mosque/get_campaign_by_slug': 'flyer',
  '/transaction/getTransaction': 'image',
} as const satisfies { [Path in keyof paths]?: RowField<paths[Path]['get']> }

const fields = new Map<unknown, string>(Object.entries(pictureField))

/**
 * The calls that a page's HTML starts.
 * @param params of the page's address; for a page of `200.html` each holds its own name, as `:slug`
 */
export function firstCallsOf(
  { firstQueries, firstPicture }: Pick<PageModule, 'firstQueries' | 'firstPicture'>,
  params: Params,
  pathname: string,
): PageFirstCall[] {
  const queries = firstQueries?.(params, pathname) ?? []
  return queries.flatMap(({ queryKey }, index): PageFirstCall[] => {
    const key: readonly unknown[] = Array.isArray(queryKey) ? queryKey : []
    const call = firstCallOf(key)
    if (!call) return []
    if (index > 0 || !firstPicture) return [call]
    const field = fields.get(key[1])
    const url = firstPicture.only ? `${config.assetUrl}/` : flyerUrl('*')
    if (field === undefined || url === null)
      throw new Error(`${pathname}: where does the answer to ${String(key[1])} name its picture?`)
    return [{ ...call, picture: { url, field, ...firstPicture } }]
  })
}

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
  if (queryKey[0] === surahTextQuery(1).queryKey[0])
    return firstCall({
      url: `${surahListUrl}/${String(queryKey[1])}`,
      headers: {},
      credentials: 'omit',
    })
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
