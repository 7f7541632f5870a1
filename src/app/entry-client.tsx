import './styles/index.css'
import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { watchSession } from '@/domain/account/watch-session'
import { nextTask } from '@/lib/next-task'
import { setHydrating } from '@/ui/use-hydrated'
import { takeEarlyInput } from './early-input'
import { Providers } from './Providers'
import { prefetch } from './prefetch'
import { createQueryClient } from './query-client'
import { findPage, routes } from './routes'

type Page = ReturnType<typeof findPage>

/** The page at the current address must be there before hydration: a late one would replace the prerendered HTML. */
async function load(page: Page) {
  if (typeof page?.route.lazy !== 'function') return
  Object.assign(page.route, await page.route.lazy(), { lazy: undefined })
}

/**
 * Takes up the answers that the HTML asked for and that have come in the meantime, so that the page opens filled
 * instead of passing through its skeleton. Waits for no others.
 */
async function answersAtHand(queryClient: QueryClient, page: Page, pathname: string) {
  await Promise.race([
    page && prefetch(queryClient, page, pathname),
    new Promise((resolve) => setTimeout(resolve, 20)),
  ])
}

/** Runs something once the page listens. */
function Started({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('No #root')
  const page = findPage(window.location.pathname)
  // A chunk that can't be fetched now is reported by the router, inside its frame.
  await load(page).catch(() => undefined)
  const here = window.location.pathname.replace(/(.)\/+$/, '$1')
  // A host may serve one page's HTML for another address; only a page's own HTML can be hydrated.
  const prerendered = root.dataset['path'] === here
  await nextTask()
  const queryClient = createQueryClient()
  watchSession(queryClient)
  if (!prerendered) await answersAtHand(queryClient, page, here)
  const router = createBrowserRouter(routes)
  await nextTask()
  const carryOut = takeEarlyInput()
  const started = () => {
    setHydrating(false)
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
  // As a transition React works in slices of 5 ms, between which a tap is answered.
  startTransition(() => {
    if (prerendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

void start()
