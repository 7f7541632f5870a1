import type { Query, QueryClient } from '@tanstack/react-query'
import { isRecalled, keepAnswer, keptOperations } from '@/api/kept-answers'
import { isOfNetwork } from '@/api/query'
import { createStore } from '@/lib/store'
import { type Slow, SLOW_MS } from '@/ui/state/RetryLines'

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

/** How old the data on the screen are. */
export interface SeenData {
  /** When the oldest came, in milliseconds since 1970. Null where nothing is shown that has a time, or it isn't known. */
  since: number | null
  /** Whether newer ones were asked for, and no answer came. */
  failing: boolean
}

export const seenStore = createStore<SeenData>(() => ({ since: null, failing: false }))

/** The pause before data that couldn't be renewed are asked for again, in milliseconds. */
export const AGAIN_MS = 30_000

/** Whether a query's data are of those whose age is told. */
const isDated = ({ queryKey, meta }: Query) =>
  keptOperations.has(queryKey[1]) || meta?.dated === true

/** Whether the screen shows data of this query whose age is told. */
const isShown = (query: Query) =>
  query.state.data !== undefined && query.isActive() && isDated(query)

/** What has come in this visit is tried again in the background; only in the end it is told that it failed. */
const isFailing = ({ queryHash, state }: Query) =>
  isOfNetwork(state.fetchFailureReason) &&
  (state.status === 'error' || isRecalled(queryHash, state.dataUpdatedAt))

/** Data of a prerendered page have the time of the build, or none; a clock that was set back gives none either. */
const isKnown = (at: number) => at > 0 && at <= Date.now()

/**
 * Watches what the screen shows: keeps each answer for days without a network, and tells {@link seenStore} how old the
 * data are. What can't be renewed although the device says that it is online is asked for again while the page is
 * visible; `repeatCalls` does it when the network comes back.
 * @returns stops watching
 */
export function watchSeenAnswers(client: QueryClient): () => void {
  const cache = client.getQueryCache()
  /** When the answer came that was kept last. */
  const kept = new WeakMap<Query, number>()
  let looking: ReturnType<typeof setTimeout> | undefined
  let repeating: ReturnType<typeof setTimeout> | undefined

  function look() {
    const shown = cache.getAll().filter(isShown)
    shown.forEach(keep)
    const times = shown.map(({ state }) => state.dataUpdatedAt)
    const since = times.length > 0 && times.every(isKnown) ? Math.min(...times) : null
    const failing = shown.some(isFailing)
    const told = seenStore.get()
    if (since !== told.since || failing !== told.failing) seenStore.set({ since, failing })
    if (!failing) clearTimeout(repeating)
    if (failing !== told.failing && failing) repeating = setTimeout(repeat, AGAIN_MS)
  }

  function keep(query: Query) {
    const { data, dataUpdatedAt: at } = query.state
    if (kept.get(query) === at) return
    kept.set(query, at)
    void keepAnswer(query.queryKey, data, at)
  }

  function repeat() {
    repeating = setTimeout(repeat, AGAIN_MS)
    if (document.hidden || !navigator.onLine) return
    void client.refetchQueries({ predicate: (query) => isShown(query) && isFailing(query) })
  }

  const stop = cache.subscribe(() => {
    // A long list changes many queries at once: they are looked at together.
    clearTimeout(looking)
    looking = setTimeout(look, 0)
  })
  look()
  return () => {
    stop()
    clearTimeout(looking)
    clearTimeout(repeating)
    seenStore.set({ since: null, failing: false })
  }
}
