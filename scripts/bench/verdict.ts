import type { Figures } from './measure'

/** Home's largest paint as a part of the bare React page's. */
export const MAX_HOME_PAINT = 0.75
const MIN_PERFORMANCE = 98
const MAX_SHIFT = 0.01

/** Blocking time at most, as a part of the empty stack's: the lists that most visits begin with have less to do. */
export const maxBlocking = (name: string): number => (['Home', '/infaq'].includes(name) ? 0.9 : 1)

/** A figure as a part of a reference page's in the same run; NaN where nothing can be compared. */
export const ratio = (own: number, reference: number | undefined): number =>
  reference === undefined || reference === 0 ? NaN : own / reference

/**
 * The limits of design §8 that a run misses. A machine that is too slow for the empty stack to reach the performance
 * asked for can't show it for a page: then no lower than the stack's will do.
 * @param table figures by the page's name, with the reference pages `(bare)` and `(stack)`
 */
export function missedLimits(table: ReadonlyMap<string, Figures>): string[] {
  const bare = table.get('(bare)')
  const stack = table.get('(stack)')
  const performance = Math.min(MIN_PERFORMANCE, stack?.performance ?? MIN_PERFORMANCE)
  const missed: string[] = []
  for (const [name, own] of table) {
    if (name.startsWith('(')) continue
    const miss = (within: boolean, what: string) => {
      if (!within) missed.push(`${name}: ${what}`)
    }
    const blocking = ratio(own.blocking, stack?.blocking)
    const paint = ratio(own.largestPaint, bare?.largestPaint)
    miss(own.performance >= performance, `performance ${own.performance}, not ${performance}`)
    miss(own.accessibility >= 100, `accessibility ${own.accessibility}`)
    miss(own.shift <= MAX_SHIFT, `layout shift ${own.shift.toFixed(3)}`)
    miss(
      own.blocking === 0 || blocking <= maxBlocking(name),
      `blocking time at ${blocking.toFixed(2)} of the empty stack's, not ${maxBlocking(name)}`,
    )
    if (name === 'Home')
      miss(
        paint <= MAX_HOME_PAINT,
        `largest paint at ${paint.toFixed(2)} of the bare page's, not ${MAX_HOME_PAINT}`,
      )
  }
  return missed
}
