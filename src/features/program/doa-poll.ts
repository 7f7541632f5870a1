/** How often doa are asked for, in milliseconds (spec §9). */
const POLL_MS = 1_000

/** The longest pause that failures lead to, in milliseconds. */
const MAX_POLL_MS = 30_000

/** The time to the next poll: 1 s, after failures in a row 1, 2, 4… and at most 30 s (design §5). */
export function pollDelay(failuresInARow: number): number {
  return Math.min(POLL_MS * 2 ** Math.max(0, failuresInARow - 1), MAX_POLL_MS)
}

/** What a poll needs to know of a query; TanStack counts errors over the query's whole life. */
interface PollState {
  status: 'pending' | 'error' | 'success'
  errorUpdateCount: number
}

/** Makes the `refetchInterval` of one mounted poll: it remembers how many errors the last success left behind. */
export function createPollInterval(): (query: { state: PollState }) => number {
  let forgiven: number | null = null
  return ({ state: { status, errorUpdateCount } }) => {
    // A page that opens again starts afresh, whatever failed the last time.
    if (forgiven === null || status === 'success') forgiven = errorUpdateCount
    return pollDelay(errorUpdateCount - forgiven)
  }
}

/** Hands back the old answer when the new one says the same, so that a poll redraws nothing. */
export function keepUnchanged(before: unknown, now: unknown): unknown {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now
}
