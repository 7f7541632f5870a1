/**
 * Percent of the target collected, from 0 to 100, for the width of a bar; people are told its `wholePercent`. Capped at
 * 100, and 0 when the target is missing, not above 0 or not finite. A total of null is 0.
 */
export function progressPercent(total: number | null, target: number | null): number {
  if (target === null || target <= 0) return 0
  // Multiplied first: 29 / 100 * 100 is less than 29.
  const percent = ((total ?? 0) * 100) / target
  return percent > 0 ? Math.min(percent, 100) : 0
}
