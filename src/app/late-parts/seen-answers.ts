import type { Query, QueryClient } from '@tanstack/react-query'
import { isRecalled, keepAnswer, keptOperations } from '@/api/kept-answers'
import { isOfNetwork } from '@/api/query'
import { createStore } from '@/lib/store'

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
