import { createStore } from '@/lib/store'

/** No wrong clock: the header has whole seconds, and an answer needs its time. */
const TOLERANCE_MS = 60_000

/** The latest time that a server has told. */
let latest = -Infinity

/** By how much this device's clock is behind the backend's, in milliseconds; below 0 when it is ahead. */
export const clockError = createStore(() => 0)

/**
 * Learns how wrong this device's clock is.
 * @param date an answer's header `Date`; null where there is none, or scripts may not read it
 */
export function learnServerTime(date: string | null, now = Date.now()): void {
  const told = Date.parse(date ?? '')
  // An answer from a cache tells what the time was.
  if (!(told >= latest)) return
  latest = told
  const error = told - now
  clockError.set(Math.abs(error) < TOLERANCE_MS ? 0 : error)
}

/** The time by the backend's clock where it is known, else by this device's. */
export const serverNow = (): Date => new Date(Date.now() + clockError.get())

/** Whether the backend's clock is known. */
export const knowsServerTime = (): boolean => latest > -Infinity

/** As on a fresh visit. */
export function forgetServerTime(): void {
  latest = -Infinity
  clockError.set(0)
}
