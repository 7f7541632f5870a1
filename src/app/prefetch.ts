import type { QueryClient } from '@tanstack/react-query'
import type { findPage } from './routes'

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
