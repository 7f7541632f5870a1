import type { Exchange } from './http/client'
import { millisecondsToWait } from './http/headers'
import { DETAIL } from './operations'

/** How many times a minute a payment page reads its donation: the only limited read that an ordinary visit repeats. */
const LEAST_A_MINUTE = 20
const MINUTE_MS = 60_000
/** `Retry-After` is in whole seconds, which some round down. */
const ROUNDED_MS = 1_000
/** From this many unknown codes on, a backend may take the run for somebody who guesses. */
const GUESSES = 3

/** Whether a backend limits the payment page's reads below what one page asks for. */
export class PaymentPolls {
  /** The times of the reads that found their donation, in milliseconds. */
  private readonly found: number[] = []
  private missed = 0

  /** Takes notice of an answer. */
  add({ call, status }: Exchange): void {
    if (call.operation.name !== DETAIL) return
    if (status === 200) this.found.push(performance.now())
    if (status === 404) this.missed += 1
  }

  /**
   * How many donations could be read in a minute, told by the 429 that ended it; null where it was enough, or where
   * that can't be told.
   */
  tooFew({ call, status, headers }: Exchange): number | null {
    const waitMs = millisecondsToWait(headers) ?? 0
    if (call.operation.name !== DETAIL || status !== 429 || this.missed > GUESSES) return null
    const now = performance.now()
    const recent = this.found.filter((time) => time > now - MINUTE_MS)
    const [first = now] = recent
    const isMinute = now + waitMs + ROUNDED_MS - first >= MINUTE_MS
    return isMinute && recent.length < LEAST_A_MINUTE ? recent.length : null
  }
}
