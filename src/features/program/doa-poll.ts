/** The pause between two polls of the doa, in milliseconds. */
const POLL_MS = 1_000

/** The longest pause after failures, in milliseconds. */
const MAX_POLL_MS = 30_000

/** The pause before the next poll: 1 s; after failures in a row 1, 2, 4… and at most 30 s. */
export function pollDelay(failuresInARow: number): number {
  return Math.min(POLL_MS * 2 ** Math.max(0, failuresInARow - 1), MAX_POLL_MS)
}

/** What a poll needs to know about a query. TanStack counts errors over the query's whole life. */
interface PollState {
  status: 'pending' | 'error' | 'success'
  errorUpdateCount: number
}

/** Makes the `refetchInterval` of one mounted poll. It remembers how many errors there were at the last success. */
export function createPollInterval(): (query: { state: PollState }) => number {
  let forgiven: number | null = null
  return ({ state: { status, errorUpdateCount } }) => {
    // A page that is opened again starts from 1 s, whatever failed before.
    if (forgiven === null || status === 'success') forgiven = errorUpdateCount
    return pollDelay(errorUpdateCount - forgiven)
  }
}

/** Returns the old answer when the new one is equal, so that a poll redraws nothing. */
export function keepUnchanged(before: unknown, now: unknown): unknown {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now
}
