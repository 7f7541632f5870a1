import { TooManyRequests } from './errors'
import { unseen } from './query'

export interface RequestQueue {
  /**
   * Runs a call when its turn has come: one at a time, with a pause between the end of one and the start of the next. A
   * call that hangs delays the others by {@link HOLD_MS} at most. A call that is refused as one too many is tried again
   * after the pause that the service asked for.
   * @param urgency waiting calls with a higher value go first
   * @param signal removes a waiting call from the queue; a running one goes on
   * @throws what the call throws; {@link TooManyRequests} after the last try; the signal's reason
   */
  run: <T>(call: () => Promise<T>, urgency?: number, signal?: AbortSignal) => Promise<T>
}

const MAX_TRIES = 4
/**
 * A request that has been on its way this long has reached the server, so the next one can't arrive too close to it.
 */
const HOLD_MS = 2000

/**
 * A queue for a service that refuses more than one request a second. The pause begins when an answer has come, so that
 * two requests can't arrive at the server together.
 */
export function createRequestQueue(
  pauseMs: number,
  wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
): RequestQueue {
  const waiting: { urgency: number; go: () => void }[] = []
  let busy = false

  function next() {
    busy = false
    const [first, ...rest] = waiting
    if (!first) return
    const most = rest.reduce((best, other) => (other.urgency > best.urgency ? other : best), first)
    waiting.splice(waiting.indexOf(most), 1)
    busy = true
    most.go()
  }
  async function turn(urgency: number, signal?: AbortSignal) {
    signal?.throwIfAborted()
    const come = await new Promise<boolean>((resolve) => {
      const place = { urgency, go: () => resolve(true) }
      waiting.push(place)
      signal?.addEventListener('abort', () => {
        const index = waiting.indexOf(place)
        if (index < 0) return
        waiting.splice(index, 1)
        resolve(false)
      })
      if (!busy) next()
    })
    if (!come) signal?.throwIfAborted()
  }

  return {
    run: async (call, urgency = 0, signal) => {
      for (let tries = 1; ; tries += 1) {
        await turn(urgency, signal)
        let pause = pauseMs
        let holding = true
        const leave = () => {
          if (holding) void wait(pause).then(next)
          holding = false
        }
        void wait(HOLD_MS).then(leave)
        try {
          return await call()
        } catch (error) {
          if (!(error instanceof TooManyRequests)) throw error
          // Doubled each time, in case the service asks for less than it needs.
          pause = Math.max(pauseMs, error.retryAfterMs) * 2 ** (tries - 1)
          if (tries === MAX_TRIES) throw error
        } finally {
          leave()
        }
      }
    },
  }
}

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
