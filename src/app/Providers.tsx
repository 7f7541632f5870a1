import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { PreloadContext } from '@/ui/preload-context'
import { prefetch } from './prefetch'
import { findPage } from './routes'

/** Everything that stands around the router, the same when prerendered and when running. */
export function Providers({
  queryClient,
  children,
}: {
  queryClient: QueryClient
  children: ReactNode
}) {
  // A tap opens a filled page: its code and first calls are asked for when a finger or pointer comes near (design §9).
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
