import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'
import { type ContextType, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type Params,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { z } from 'zod'
import { config, flyerUrl } from '@/api/config'
import type { AnswerOf } from '@/api/decode'
import { type FirstCall, firstCallKey } from '@/api/first-calls'
import type { paths } from '@/api/generated/backend'
import { CONTRACT_ORIGIN, isOperationPath, toWire } from '@/api/transport'
import { Providers } from '@/app/Providers'
import { documentTitle } from '@/app/frames/frames'
import type { FirstPicture, PageModule } from '@/app/route-handle'
import { findPage, routes } from '@/app/routes'
import { surahListUrl } from '@/domain/quran/surah'
import { surahListQuery, surahTextQuery } from '@/domain/quran/surah-queries'
import { SanitiseContext } from '@/ui/text/RichText'
import type { PageData } from './page-data'

/** A call that a page's HTML starts before any script has arrived, and the picture of its answer that the page shows first. */
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

/** The parts of a page by which the build finds its files. */
export interface PageParts {
  /** The page component's name; the build finds the page's chunk by it. */
  component: string
  /** Whether the page needs `MantineRoot` around it. */
  mantine: boolean
}

/** One HTML file as the prerenderer writes it. */
export interface PrerenderedPage {
  /** An address, or the pattern of several. Null for the neutral frame, which belongs to none. */
  path: string | null
  html: string
  /** Beside those of its parts. */
  styles?: string
  title: string
  /** Null for the neutral frame. */
  parts: PageParts | null
  /** Calls that the HTML starts before any script has arrived. */
  firstCalls: PageFirstCall[]
  /** Origins to connect to at once. */
  preconnect: string[]
  /** What others show of the page, as tags. */
  head: string[]
  /** The answers that it was drawn with; null for a page that was drawn without any. */
  data: PageData | null
  /** Markup beside the app's own: how old these answers are (`asOfHtml`), or what draws others early. */
  beside: string
  /** Whether texts in Arabic are drawn before the app's scripts come, so that their fonts are needed at once. */
  early?: true
}

/** The hosts that each page asks first. */
export const preconnect = [
  ...new Set([config.apiUrl, config.assetUrl].map((url) => new URL(url).origin)),
]

const handlers = new Map<RouteObject[], ReturnType<typeof createStaticHandler>>()

/**
 * The HTML of a page as its first frame looks in a browser.
 * @param queryClient the answers to draw it with
 * @param sanitise for a page with HTML of the backend
 * @param table the routes, or the part of them that leads there: the router compares with each one
 */
export async function draw(
  pathname: string,
  queryClient: QueryClient,
  sanitise: ContextType<typeof SanitiseContext> = null,
  table = routes,
): Promise<string> {
  const handler = handlers.get(table) ?? createStaticHandler(table)
  handlers.set(table, handler)
  const context = await handler.query(new Request(new URL(pathname, 'http://prerender.invalid')))
  if (context instanceof Response) throw new Error(`${pathname} redirects`)
  return renderToString(
    <StrictMode>
      <SanitiseContext value={sanitise}>
        <Providers queryClient={queryClient}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </SanitiseContext>
    </StrictMode>,
  )
}

/**
 * A page's title, the parts by which its files are found, and the calls that it makes first.
 * @throws Error naming the page, where there is none
 */
export async function firstNeeds(pathname: string) {
  const page = findPage(pathname)
  if (!page) throw new Error(`${pathname} is not in the route table`)
  const module = await page.handle.load()
  if (!('default' in module))
    throw new Error(`The page at ${pathname} (src/app/pages.ts) has no default export`)
  return {
    isShared: page.handle.isShared,
    title: documentTitle(page.handle.title),
    parts: { component: module.default.name, mantine: page.handle.mantine },
    firstCalls: firstCallsOf(module, page.params, pathname),
  }
}
