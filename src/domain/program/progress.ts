/**
 * Percent of the target collected, from 0 to 100 and not rounded: capped at 100, and 0 when the target is missing, not
 * above 0 or not finite. A total of null is 0.
 */
export function progressPercent(total: number | null, target: number | null): number {
  if (target === null || target <= 0) return 0
  const percent = ((total ?? 0) / target) * 100
  return percent > 0 ? Math.min(percent, 100) : 0
}
