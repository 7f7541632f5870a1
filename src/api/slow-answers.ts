import type { Query, QueryClient } from '@tanstack/react-query'
import type { Slow } from '@/ui/slow-store'

/** Nobody looks at a skeleton for longer without being told why, in milliseconds. */
export const SLOW_MS = 8_000

/** Whether what is on the screen lacks this answer. */
function isMissed(query: Query): boolean {
  const { data, fetchStatus } = query.state
  return (
    data === undefined &&
    fetchStatus === 'fetching' &&
    query.meta?.['unseen'] !== true &&
    query.isActive()
  )
}

/**
 * Watches every call that a screen waits for, whoever draws its skeleton.
 * @param tell hears when one has taken {@link SLOW_MS}, when it was asked for again, and null when all are there
 * @returns stops watching
 */
export function watchSlowAnswers(
  client: QueryClient,
  tell: (slow: Slow | null) => void,
): () => void {
  const cache = client.getQueryCache()
  /** Since when each is missed, in milliseconds of the page. */
  const since = new Map<Query, number>()
  /** Of those, what was asked again. */
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

  /** A query without data that is asked again while it is under way would only wait on: it is given up first. */
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
    // Many at once, of a long list, are one look.
    clearTimeout(timer)
    timer = setTimeout(look, 0)
  })
  // What is missed when the watch begins has been since the page was opened.
  look(0)
  return () => {
    stop()
    clearTimeout(timer)
  }
}
