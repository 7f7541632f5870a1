import { Fragment, useEffect } from 'react'
import {
  matchRoutes,
  NavigationType,
  type Params,
  type RouteObject,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { RouteError } from './RouteError'
import { HomeFrame, PageFrame, PlainFrame, RootFrame, TabFrame } from './frames/frames'
import { framedPages, homePages, type Page, plainPages, tabPages } from './pages'
import { isRouteHandle, type RouteHandle } from './route-handle'

/** How often an address may replace another between two things that the person does. */
const MOST_REPLACED = 2

/** What a person does, also by a screen reader (`click`) or by voice (`input`). */
const DEEDS = ['pointerdown', 'click', 'keydown', 'input']

/** The addresses that have replaced others since the person last did something, with their entries' keys. */
let replaced: { key: string; address: string }[] = []

const forget = () => {
  replaced = []
}

const watch = () => {
  for (const deed of DEEDS) addEventListener(deed, forget, { capture: true })
  return () => {
    for (const deed of DEEDS) removeEventListener(deed, forget, { capture: true })
  }
}

/**
 * Ends a circle of pages that send a person back and forth: each sees a reason to lead on, and none is wrong by itself.
 * Whichever two they are, the page comes up as one that can't be shown, which leads nowhere.
 * @throws Error for the address that comes a third time though the person has done nothing
 */
function useRedirectGuard(): void {
  const { key, pathname, search } = useLocation()
  const type = useNavigationType()
  useEffect(watch, [])
  if (type !== NavigationType.Replace) {
    forget()
    return
  }
  const address = pathname + search
  // An entry is drawn more than once, also in turn with the next one while React prepares that.
  if (!replaced.some((other) => other.key === key)) replaced.push({ key, address })
  if (replaced.filter((other) => other.address === address).length > MOST_REPLACED)
    throw new Error('Pages lead to each other.')
}

/** In place of a page whose code didn't come: {@link RouteError} says so, and loads it anew. */
const broken = (error: unknown) =>
  function BrokenPage(): never {
    throw error
  }

const loadMantine = () => import('@/ui/mantine/MantineRoot')

const routeOf =
  ({ mantine }: { mantine: boolean }) =>
  ({ path, title, load, isShared = false }: Page): RouteObject => ({
    path,
    handle: { title, load, mantine, isShared } satisfies RouteHandle,
    // The router shows nothing at all for a page whose `lazy` rejects, so the page itself says what went wrong.
    lazy: () =>
      Promise.all([load(), mantine ? loadMantine() : undefined]).then(
        ([{ default: Page }, { MantineRoot: Around } = { MantineRoot: Fragment }]) => ({
          Component: function RoutedPage() {
            useRedirectGuard()
            return (
              <Around>
                <Page />
              </Around>
            )
          },
        }),
        (error: unknown) => ({ Component: broken(error) }),
      ),
    // Inside the frame, so that a page that breaks leaves the way back standing.
    errorElement: <RouteError />,
  })

/** Most visits begin at Home, so its first scripts leave Mantine out. */
const plainRoute = routeOf({ mantine: false })
const mantineRoute = routeOf({ mantine: true })

/** The one route table: the client, the prerenderer and the repository's tests all read this. */
export const routes: RouteObject[] = [
  {
    Component: RootFrame,
    errorElement: <RouteError />,
    children: [
      { Component: HomeFrame, children: homePages.map(plainRoute) },
      { Component: TabFrame, children: tabPages.map(mantineRoute) },
      { Component: PageFrame, children: framedPages.map(mantineRoute) },
      { Component: PlainFrame, children: plainPages.map(mantineRoute) },
    ],
  },
]

const fixed = new Map(
  routes
    .flatMap(({ children = [] }) => children)
    .flatMap(({ children = [] }) => children)
    .map((route) => [route.path, { route, params: {} }]),
)

/**
 * The page at an address: its route, the route's handle, and the address's parameters. An address that a route has
 * word for word is looked up, since the router makes a regular expression of each route whenever it matches.
 */
export function findPage(
  pathname: string,
): { route: RouteObject; handle: RouteHandle; params: Params } | null {
  const match =
    (!pathname.includes(':') && fixed.get(pathname)) || matchRoutes(routes, pathname)?.at(-1)
  return match && isRouteHandle(match.route.handle)
    ? { route: match.route, handle: match.route.handle, params: match.params }
    : null
}

/** Every address of a route table, such as `/campaign/:slug`. */
export function patterns(list: readonly RouteObject[] = routes): string[] {
  return list.flatMap(({ path, children }) => (children ? patterns(children) : path ? [path] : []))
}

/** Every address of the route table that has no parameter. */
export const staticPaths = (): string[] => patterns().filter((pattern) => !/[:*]/.test(pattern))

/** The part of a route table that leads to one address, with the frames around it. */
export function routesTo(pattern: string, list: readonly RouteObject[] = routes): RouteObject[] {
  return list.flatMap((route) => {
    if (!route.children) return route.path === pattern ? [route] : []
    const children = routesTo(pattern, route.children)
    return children.length > 0 ? [{ ...route, children }] : []
  })
}

/** A path and at most one query, both of letters, digits and hyphens, without what counts clicks (`fbclid`). */
const PLAIN = /^(?!.*\?.*\?)[/\w-]*(?:[?&](?!\w*clid=)\w+=[\w-]*[^\W_])*$/

/**
 * Whether an address is one as the app writes it. What messengers have made of others is read by `mendAddress`, which
 * most visits needn't load.
 * @param pattern of its page in the route table
 */
export const isPlainAddress = (
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  pattern = '*',
): boolean =>
  pattern !== '*' &&
  PLAIN.test(pathname + search + hash) &&
  // The router reads `/Donation` as `/donation`, and a slug as it is.
  RegExp(`^${pattern.replace(':slug', '[\\da-z_-]*[\\da-z]').replace(/:\w+/, '[\\w-]+')}/?$`).test(
    pathname,
  )
