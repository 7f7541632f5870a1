import type { Figures } from './measure'

/** Home's largest paint as a part of the bare React page's. */
const MAX_HOME_PAINT = 0.75
const MIN_PERFORMANCE = 98
const MAX_SHIFT = 0.01

/** How long a page's long tasks may be, as a fraction of the stack's. Most visits begin on Home or /infaq. */
const maxLongTasks = (name: string): number => (['Home', '/infaq'].includes(name) ? 0.9 : 1)

/** A figure as a part of a reference page's in the same run; NaN where nothing can be compared. */
export const ratio = (own: number, reference: number | undefined): number =>
  reference === undefined || reference === 0 ? NaN : own / reference

/**
 * Lists the limits that a run misses (docs/decisions.md). If even the stack's performance is below the limit, the machine is
 * slow: then a page needs only the stack's.
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
    const longTasks = ratio(own.longTasks, stack?.longTasks)
    const paint = ratio(own.largestPaint, bare?.largestPaint)
    miss(own.performance >= performance, `performance ${own.performance}, not ${performance}`)
    miss(own.accessibility >= 100, `accessibility ${own.accessibility}`)
    miss(own.shift <= MAX_SHIFT, `layout shift ${own.shift.toFixed(3)}`)
    miss(
      own.longTasks === 0 || longTasks <= maxLongTasks(name),
      `long tasks at ${longTasks.toFixed(2)} of the stack's, not ${maxLongTasks(name)}`,
    )
    if (name === 'Home')
      miss(
        paint <= MAX_HOME_PAINT,
        `largest paint at ${paint.toFixed(2)} of the bare page's, not ${MAX_HOME_PAINT}`,
      )
  }
  return missed
}
