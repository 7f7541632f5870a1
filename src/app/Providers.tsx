import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { shouldRetry, STALE_MS } from '@/api/query'
import { PreloadContext } from '@/ui/AppLink'
import { findPage } from './routes'

type Page = NonNullable<ReturnType<typeof findPage>>

/**
 * Requests what a page shows first. Only a head start: it never rejects, since the page itself reports failures.
 * @returns once the answers are there
 */
export async function prefetch(
  client: QueryClient,
  { handle, params }: Page,
  pathname: string,
): Promise<void> {
  try {
    const { firstQueries, prefetchNext } = await handle.load()
    const first = firstQueries?.(params, pathname).map((query) => client.query(query)) ?? []
    await Promise.allSettled([...first, prefetchNext?.(client, params, pathname)])
  } catch {
    // The page's code could not be loaded.
  }
}

/** What surrounds the router, the same when prerendered and in the browser. */
export function Providers({
  queryClient,
  children,
}: {
  queryClient: QueryClient
  children: ReactNode
}) {
  // A page's code and first calls are requested when a finger or pointer comes near its link, so that a tap opens a
  // filled page.
  const preload = useCallback(
    (path: string) => {
      const { pathname } = new URL(path, window.location.origin)
      const page = findPage(pathname)
      if (page) void prefetch(queryClient, page, pathname)
    },
    [queryClient],
  )
  return (
    <QueryClientProvider client={queryClient}>
      <PreloadContext value={preload}>{children}</PreloadContext>
    </QueryClientProvider>
  )
}

/** One cache for the app; a new one for each prerendered page and each test. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        staleTime: STALE_MS,
        // Not on the server: the timer alone kept the prerenderer running for these 15 minutes.
        gcTime: typeof window === 'undefined' ? Infinity : 15 * 60_000,
        // Paused queries would leave skeletons on the screen; a call that fails at once shows what to do.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
