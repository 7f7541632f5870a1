import type { Figures } from './measure'
import type { Limits } from './pages'

const MAX_SHIFT = 0.01

/** A figure as a part of a reference page's in the same run; NaN where nothing can be compared. */
export const ratio = (own: number, reference: number | undefined): number =>
  reference === undefined || reference === 0 ? NaN : own / reference

/** The pages that the product's are compared with (`reference-pages.ts`). */
export interface References {
  bare: Figures
  stack: Figures
}

/**
 * Lists the limits that a page misses. If even the stack's performance is below the limit, the machine is slow: then a
 * page needs only the stack's.
 */
export function missedLimits(limits: Limits, own: Figures, { bare, stack }: References): string[] {
  const missed: string[] = []
  const miss = (within: boolean, what: string) => {
    if (!within) missed.push(what)
  }
  const longTasks = ratio(own.longTasks, stack.longTasks)
  const paint = ratio(own.largestPaint, bare.largestPaint)
  const performance = Math.min(limits.performance ?? 0, stack.performance)
  miss(own.performance >= performance, `performance ${own.performance}, not ${performance}`)
  miss(own.accessibility >= 100, `accessibility ${own.accessibility}`)
  miss(own.bestPractices >= (limits.bestPractices ?? 100), `best practices ${own.bestPractices}`)
  miss(limits.isPrivate === true || own.seo >= 100, `SEO ${own.seo}`)
  miss(own.shift <= MAX_SHIFT, `layout shift ${own.shift.toFixed(3)}`)
  miss(
    limits.longTasks === undefined || own.longTasks === 0 || longTasks <= limits.longTasks,
    `long tasks at ${longTasks.toFixed(2)} of the stack's, not ${limits.longTasks}`,
  )
  miss(
    limits.paint === undefined || paint <= limits.paint,
    `largest paint at ${paint.toFixed(2)} of the bare page's, not ${limits.paint}`,
  )
  return missed
}
