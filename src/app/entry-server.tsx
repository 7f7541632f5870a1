import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { config } from '@/api/config'
import { firstCallsOf, type PageFirstCall } from './first-calls-of'
import { documentTitle } from './frames/DocumentTitle'
import { NeutralFrame } from './frames/NeutralFrame'
import { Providers } from './Providers'
import { createQueryClient } from './query-client'
import { findPage, routes } from './routes'

/** The parts of a page by which the build finds its files. */
export interface PageParts {
  /** The page component's name, by which its chunk is found. */
  component: string
  /** Whether the page needs `MantineRoot` around it. */
  mantine: boolean
}

/** One HTML file as the prerenderer writes it. */
export interface PrerenderedPage {
  /** Null for the neutral frame, which belongs to no address. */
  path: string | null
  html: string
  title: string
  /** Null for the neutral frame. */
  parts: PageParts | null
  /** Calls that the HTML starts before any script has arrived. */
  firstCalls: PageFirstCall[]
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
  parts: PageParts
  /** Their addresses have the encoded `:slug` in place of the real slug. */
  firstCalls: PageFirstCall[]
}

/** The pages of the route table that `200.html` is served for. */
export const parameterPages = (): Promise<ParameterPage[]> =>
  Promise.all(
    patterns(routes)
      .filter((pattern) => pattern.includes(':'))
      .map(async (pattern) => ({ pattern, ...(await firstNeeds(pattern)) })),
  )

/** The HTML of a route without parameters, as its first frame looks in a browser. */
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

/** A page's title, the parts by which its files are found, and the calls that it makes first. */
async function firstNeeds(pathname: string) {
  const page = findPage(pathname)
  if (!page) throw new Error(`${pathname} is not in the route table`)
  const module = await page.handle.load()
  return {
    title: documentTitle(page.handle.title),
    parts: { component: module.default.name, mantine: page.handle.mantine },
    firstCalls: firstCallsOf(module, page.params, pathname),
  }
}

/** `200.html`: shown at every other address until that page's own code has loaded. */
export function renderNeutral(): PrerenderedPage {
  return {
    path: null,
    html: renderToStaticMarkup(<NeutralFrame />),
    title: documentTitle(''),
    parts: null,
    firstCalls: [],
    preconnect,
  }
}
