import './styles/index.css'
import type { QueryClient } from '@tanstack/react-query'
import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { firstCallsAnswered } from '@/api/first-calls'
import { watchSession } from '@/domain/account/hand-over'
import { nextTask } from '@/lib/scheduling'
import type { Elements } from '@/ui/elements'
import { leaveClosedSheet } from '@/ui/history'
import { setHydrating } from '@/ui/use-hydrated'
import { hasEarlyInput, removeAsOf, takeEarlyInput } from './first-paint/take-over'
import { takePageData } from './first-paint/page-data'
import { createQueryClient, prefetch, Providers } from './Providers'
import { findPage, isPlainAddress, routes } from './routes'
import { takePlaces } from './frames/use-kept-place'
import { fillIn } from './older-browsers'

type Page = ReturnType<typeof findPage>

/** The page's code must be there before hydration; otherwise its skeleton would replace the prerendered HTML. */
async function load(page: Page) {
  if (typeof page?.route.lazy !== 'function') return
  Object.assign(page.route, await page.route.lazy(), { lazy: undefined })
}

/**
 * Uses the answers to the HTML's own calls that have already come, so that the page opens filled instead of with its
 * skeleton. Waits for no others.
 */
async function answersAtHand(queryClient: QueryClient, page: Page, pathname: string) {
  await Promise.race([
    page && prefetch(queryClient, page, pathname),
    new Promise((resolve) => setTimeout(resolve, 20)),
  ])
}

/**
 * Whether a page's HTML can be replaced instead of hydrated: a skeleton that nobody has touched, and whose answers are
 * there. To hydrate it first and fill it at once costs a slow phone 100 ms more (npm run bench, the payment page).
 */
async function canReplace(skeleton: HTMLElement): Promise<boolean> {
  if (skeleton.querySelector('input, textarea') !== null) return false
  return (await firstCallsAnswered()) && !hasEarlyInput()
}

/** Runs something once the page's listeners are attached. */
function Started({ then, children }: { then: () => void; children: Elements }) {
  useEffect(then, [then])
  return children
}

const loadMending = () => import('./mend-address')

async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('No #root')
  // The router writes into each history entry that it sees: this is a reload, or the way back from another site.
  const isKnown = window.history.state !== null
  if (isKnown && !hasEarlyInput()) takePlaces()
  leaveClosedSheet()
  // Before the router's own listener.
  window.addEventListener('popstate', leaveClosedSheet)
  // Evaluating the scripts has just blocked a slow phone for 100 ms, and finding the route takes another 20. A tap comes
  // in between.
  await nextTask()
  let page = findPage(window.location.pathname)
  // Only an address that came from outside: the router writes a state into each entry that it sees.
  if (!isKnown && !isPlainAddress(window.location, page?.route.path)) {
    await loadMending()
      .then(({ mendAddress }) => mendAddress())
      .catch(() => undefined)
    page = findPage(window.location.pathname)
  }
  // The router reports a chunk that can't be fetched, inside its frame.
  await load(page).catch(() => undefined)
  const here = window.location.pathname.replace(/(.)\/+$/, '$1')
  // A host may serve one page's HTML for another address; only a page's own HTML can be hydrated.
  const { path } = root.dataset
  const isOwn = path === here
  const isShared = page?.handle.isShared === true && path === page.route.path
  await nextTask()
  const queryClient = createQueryClient()
  watchSession(queryClient)
  if (isOwn) takePageData(queryClient)
  const prerendered = isOwn || (isShared && !(await canReplace(root)))
  if (!prerendered) await answersAtHand(queryClient, page, here)
  // Without this data the router scrolls the first page when it takes over, also under a person's finger.
  const router = createBrowserRouter(routes, { hydrationData: {} })
  await nextTask()
  const carryOut = takeEarlyInput()
  const started = () => {
    setHydrating(false)
    removeAsOf()
    carryOut()
  }
  setHydrating(prerendered)
  const app = (
    <Started then={started}>
      <StrictMode>
        <Providers queryClient={queryClient}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>
    </Started>
  )
  // In a transition React works in slices of 5 ms, and a tap is answered between them.
  startTransition(() => {
    if (prerendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

fillIn()
void start()
