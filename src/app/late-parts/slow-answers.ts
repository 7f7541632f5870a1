import type { Query, QueryClient } from '@tanstack/react-query'
import { SLOW_MS, type Slow } from '@/ui/state/slow-store'

/** Whether a component on the screen still waits for the first data of this query. */
function isMissed(query: Query): boolean {
  const { data, fetchStatus } = query.state
  return (
    data === undefined &&
    fetchStatus === 'fetching' &&
    query.isActive() &&
    // Each component decides for itself whether it shows a wait; the query's own `meta` is the last component's.
    query.observers.some(({ options }) => options.meta?.unseen !== true)
  )
}

/**
 * Watches all queries that the screen waits for.
 * @param tell called when one has taken {@link SLOW_MS}, when it is requested again, and with null when all have
 *   answered
 * @returns stops watching
 */
export function watchSlowAnswers(
  client: QueryClient,
  tell: (slow: Slow | null) => void,
): () => void {
  const cache = client.getQueryCache()
  /** When the wait for each query began, in milliseconds since the page was opened (`performance.now`). */
  const since = new Map<Query, number>()
  /** The waiting queries that were requested again. */
  const again = new Set<Query>()
  let asking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function look(found = performance.now()) {
    if (asking) return
    clearTimeout(timer)
    const now = performance.now()
    const missed = new Set(cache.getAll().filter(isMissed))
    for (const query of [...since.keys()])
      if (!missed.has(query)) {
        since.delete(query)
        again.delete(query)
      }
    let slow = false
    let next = Infinity
    for (const query of missed) {
      const start = since.get(query) ?? found
      since.set(query, start)
      const left = start + SLOW_MS - now
      if (left <= 0) slow = true
      else next = Math.min(next, left)
    }
    if (next < Infinity) timer = setTimeout(look, next)
    tell(slow || again.size > 0 ? { asked: !slow, askAgain: () => void askAgain() } : null)
  }

  /** Refetching a query that has no data yet would only wait for the running call, so that call is cancelled first. */
  async function askAgain() {
    asking = true
    const missed = new Set(cache.getAll().filter(isMissed))
    const predicate = (query: Query) => missed.has(query)
    await client.cancelQueries({ predicate })
    void client.refetchQueries({ predicate })
    asking = false
    const now = performance.now()
    for (const query of missed) {
      since.set(query, now)
      again.add(query)
    }
    look()
  }

  const stop = cache.subscribe(() => {
    // A long list changes many queries at once: they are checked together.
    clearTimeout(timer)
    timer = setTimeout(look, 0)
  })
  // For queries that are waiting already, the wait began when the page was opened.
  look(0)
  return () => {
    stop()
    clearTimeout(timer)
  }
}
