import { Fragment } from 'react'
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom'
import { HomeFrame, PageFrame, PlainFrame, TabFrame } from './frames/frames'
import { RootFrame } from '@/app/frames/frames'
import { framedPages, homePages, type Page, plainPages, tabPages } from './pages'
import { RouteError } from './RouteError'
import { isRouteHandle, type RouteHandle } from './route-handle'
import { useRedirectGuard } from './use-redirect-guard'

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
