import { QueryClient } from '@tanstack/react-query'
import { shouldRetry, STALE_MS } from '@/api/query'

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
