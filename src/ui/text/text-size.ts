import { storedValue } from '@/lib/storage/storage'

/** Factors of a reading's text size against the app's own, in the order of "A−" and "A+". */
export const textScales = [0.875, 1, 1.2, 1.45, 1.75] as const

/** The app's own size, which a prerendered page has. */
export const ordinaryStep = 1

/** Reads a stored size; null when there is no such one. */
export function parseStep(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value in textScales ? value : null
}

/** The next step up (1) or down (-1), never beyond the ends. */
export function stepText(step: number, by: 1 | -1): number {
  return Math.min(textScales.length - 1, Math.max(0, step + by))
}

/** The reader's own text size, an index in {@link textScales}; remembered for all lists. */
export const storedTextStep = storedValue('jm-ukuran-teks', parseStep, ordinaryStep)
