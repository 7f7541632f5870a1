import type { QueryClient } from '@tanstack/react-query'
import { type ContextType, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { config } from '@/api/config'
import { SanitiseContext } from '@/ui/text/sanitise-context'
import { firstCallsOf, type PageFirstCall } from './first-calls'
import { documentTitle } from '@/app/frames/DocumentTitle'
import type { PageData } from './page-data'
import { Providers } from '@/app/Providers'
import { findPage, routes } from '@/app/routes'

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
  /** Markup beside the app's own: how old these answers are (as-of.ts), or what draws others early. */
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
