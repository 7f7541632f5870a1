import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { config, flyerUrl } from '@/api/config'
import { type EarlyCall, toEarlyCall } from '@/api/early'
import { documentTitle } from './frames/DocumentTitle'
import { NeutralFrame } from './frames/NeutralFrame'
import { Providers } from './Providers'
import { createQueryClient } from './query-client'
import { findPage, routes } from './routes'

/** One HTML file as the prerenderer writes it. */
export interface PrerenderedPage {
  /** Null for the neutral frame, which belongs to no address. */
  path: string | null
  html: string
  title: string
  /** The page component's name, by which its chunk is found. */
  component: string | null
  /** Whether the page needs `MantineRoot` around it. */
  mantine: boolean
  /** Calls that the HTML starts before any script has arrived. */
  early: EarlyCall[]
  /** Origins to connect to at once. */
  preconnect: string[]
}

const preconnect = [...new Set([config.apiUrl, config.assetUrl].map((url) => new URL(url).origin))]

function patterns(list: RouteObject[]): string[] {
  return list.flatMap(({ path, children }) => (children ? patterns(children) : path ? [path] : []))
}

/** Every address of the route table that has no parameter. */
export const staticPaths = (): string[] =>
  patterns(routes).filter((pattern) => !/[:*]/.test(pattern))

/** A page whose address has parameters, for `200.html` to recognise. */
export interface ParameterPage {
  /** As in the route table: `/campaign/:slug`. */
  pattern: string
  component: string
  mantine: boolean
  /** In their addresses, the encoded `:slug` stands for the parameter. */
  early: EarlyCall[]
}

/** The pages of the route table that `200.html` is served for. */
export async function parameterPages(): Promise<ParameterPage[]> {
  const pages: ParameterPage[] = []
  // One after the other: recording borrows the global fetch.
  for (const pattern of patterns(routes).filter((path) => path.includes(':')))
    pages.push({ pattern, ...(await firstNeeds(pattern)) })
  return pages
}

/** The HTML of a route without parameters, as its first frame looks in a browser (design §3 Rendering). */
export async function render(pathname: string): Promise<PrerenderedPage> {
  const needs = await firstNeeds(pathname)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(pathname, 'http://prerender.invalid')))
  if (context instanceof Response) throw new Error(`${pathname} redirects`)
  const html = renderToString(
    <StrictMode>
      <Providers queryClient={createQueryClient()}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </StrictMode>,
  )
  return {
    path: pathname,
    html,
    ...needs,
    preconnect,
  }
}

/** A page's title, its component's name, and the calls that it makes first. */
async function firstNeeds(pathname: string) {
  const page = findPage(pathname)
  if (!page) throw new Error(`${pathname} is not in the route table`)
  const { default: Component, prefetch, firstFlyers } = await page.handle.load()
  const calls = prefetch
    ? await recordCalls(() => prefetch(createQueryClient(), page.params, pathname))
    : []
  return {
    title: documentTitle(page.handle.title),
    component: Component.name,
    mantine: page.handle.mantine,
    early: calls.map((call, index) =>
      index === 0 && firstFlyers
        ? { ...call, flyers: { url: flyerUrl('*') ?? '', ...firstFlyers } }
        : call,
    ),
  }
}

/** `200.html`: what stands at every other address until its own page is there. */
export function renderNeutral(): PrerenderedPage {
  return {
    path: null,
    html: renderToStaticMarkup(<NeutralFrame />),
    title: documentTitle(''),
    component: null,
    mantine: false,
    early: [],
    preconnect,
  }
}

/** The backend calls that something makes, none of them carried out. */
async function recordCalls(make: () => unknown): Promise<EarlyCall[]> {
  const calls: EarlyCall[] = []
  const original = globalThis.fetch
  globalThis.fetch = (input) => {
    if (input instanceof Request && input.method === 'GET') calls.push(toEarlyCall(input))
    return new Promise<Response>(() => undefined)
  }
  void make()
  // Query starts its function in a microtask, openapi-fetch its request after another.
  await new Promise((resolve) => setTimeout(resolve, 20))
  globalThis.fetch = original
  return calls
}
