import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { PreloadContext } from '@/ui/AppLink'
import { prefetch } from './prefetch'
import { findPage } from './routes'

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
