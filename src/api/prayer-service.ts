import { createRequestQueue } from './request-queue'
import { unseen } from './query'

/** The service refuses two requests within a second, so one queue serves all of them. The rest is a margin. */
export const requestQueue = createRequestQueue(1150)

/** Priorities in the queue: what the screen waits for goes first. */
export const urgency = { shown: 1, ahead: -1 } as const

/** Pause before a failed call is retried while its screen is open, in milliseconds. */
const RETRY_MS = 60_000
/** The same for a call that found nothing. */
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
