import type { Figures } from './measure'
import type { Limits } from './pages'

const MAX_SHIFT = 0.01
/** Long tasks of a quick page divided by the stack's, at most. */
const MAX_LONG_TASKS = 0.8
/** No task of a quick page is longer (ms), with the processor at a quarter. */
const MAX_TASK = 150

/** A figure as a part of a reference page's in the same run; NaN where nothing can be compared. */
export const ratio = (own: number, reference: number | undefined): number =>
  reference === undefined || reference === 0 ? NaN : own / reference

/** The pages that the product's are compared with (`reference-pages.ts`). */
export interface References {
  bare: Figures
  stack: Figures
}

/** Lists the limits that a page misses. */
export function missedLimits(limits: Limits, own: Figures, { bare, stack }: References): string[] {
  const missed: string[] = []
  const miss = (within: boolean, what: string) => {
    if (!within) missed.push(what)
  }
  const longTasks = ratio(own.longTasks, stack.longTasks)
  const paint = ratio(own.largestPaint, bare.largestPaint)
  miss(own.accessibility >= 100, `accessibility ${own.accessibility}`)
  miss(own.bestPractices >= (limits.bestPractices ?? 100), `best practices ${own.bestPractices}`)
  miss(limits.isPrivate === true || own.seo >= 100, `SEO ${own.seo}`)
  miss(own.shift <= MAX_SHIFT, `layout shift ${own.shift.toFixed(3)}`)
  miss(
    limits.paint === undefined || paint <= limits.paint,
    `largest paint at ${paint.toFixed(2)} of the bare page's, not ${limits.paint}`,
  )
  if (limits.isQuick === true) {
    miss(
      own.longTasks === 0 || longTasks <= MAX_LONG_TASKS,
      `long tasks at ${longTasks.toFixed(2)} of the stack's, not ${MAX_LONG_TASKS}`,
    )
    miss(
      own.longestTask <= MAX_TASK,
      `a task of ${Math.round(own.longestTask)} ms, not ${MAX_TASK}`,
    )
  }
  return missed
}
