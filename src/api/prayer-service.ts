import { createRequestQueue } from './request-queue'
import { unseen } from './query'

/**
 * The service refuses two requests within a second (spec §7); so there is one queue for all of them. More
 * than a second, as timers may run early by 0.1 s under a clock that tests have set.
 */
export const requestQueue = createRequestQueue(1150)

/** In the queue: what the screen waits for goes first. */
export const urgency = { shown: 1, ahead: -1 } as const

/** A failed call is asked again so often while its screen is open, in milliseconds. */
const RETRY_MS = 60_000
/** And one that had nothing to tell. */
const NOTHING_YET_MS = 600_000

/**
 * Options of a call whose answer is valid for a whole day. One retry is enough, and a slow answer isn't reported: a
 * calculated fallback is shown meanwhile.
 */
export const validAllDay = {
  ...unseen,
  staleTime: Infinity,
  retry: 1,
  retryDelay: 1000,
  refetchInterval: ({ state }: { state: { status: string; data?: unknown } }) =>
    state.status === 'error' ? RETRY_MS : state.data === null && NOTHING_YET_MS,
} as const
