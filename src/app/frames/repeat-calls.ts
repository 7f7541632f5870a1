import type { QueryClient } from '@tanstack/react-query'

/**
 * Repeats the calls that failed or became stale without a network, as soon as there is one. A call for a page's first
 * answer that was on its way at that moment isn't sent again, and may still fail for want of the network: it is then
 * repeated once.
 * @returns once all have ended, however they did
 */
export async function repeatCalls(client: QueryClient): Promise<void> {
  const underWay = new Set(client.getQueryCache().findAll({ fetchStatus: 'fetching' }))
  await client.invalidateQueries()
  await client.refetchQueries({
    type: 'active',
    predicate: (query) => underWay.has(query) && query.state.status === 'error',
  })
}
