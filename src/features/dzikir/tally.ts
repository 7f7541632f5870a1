import { number, record } from '@/api/decode'
import { plainText } from '@/lib/text/plain-text'
import { storedValue } from '@/lib/storage/storage'

/** A counter of taps: `count` from 0 up to and including `target`. */
export interface Tally {
  readonly count: number
  readonly target: number
}

/** Dzikir count presets. */
export const targetPresets = [3, 33, 100, 1000] as const

/** The highest target; the ring has room for six digits. */
export const MAX_TARGET = 999_999

/** The target until another is chosen. */
export const initialTally: Tally = { count: 0, target: 100 }

/** One more; at the target, back to 0. */
export function tap({ count, target }: Tally): Tally {
  return { count: count >= target ? 0 : count + 1, target }
}

export function reset({ target }: Tally): Tally {
  return { count: 0, target }
}

/** A new target resets the count; saving the present one again keeps it. */
export function withTarget(tally: Tally, target: number): Tally {
  return target === tally.target ? tally : { count: 0, target }
}

/** Reads a target from a text: a whole number from 1 to {@link MAX_TARGET}, also written as "1.000"; else null. */
export function parseTarget(text: string): number | null {
  const digits = /^(?:\d{1,7}|[1-9]\d{0,2}\.\d{3})$/.exec(plainText(text) ?? '')?.[0]
  const target = Number(digits?.replace('.', '') ?? 0)
  return target >= 1 && target <= MAX_TARGET ? target : null
}

/** Reads a stored tally; null when it is invalid. */
export function parseTally(value: unknown): Tally | null {
  const wire = record<Tally>(value, 'tally')
  const count = number(wire.count)
  const target = number(wire.target)
  if (count === null || target === null || parseTarget(String(target)) === null) return null
  return Number.isInteger(count) && count >= 0 && count <= target ? { count, target } : null
}

/** This device's tally; it survives a reload and is the same in every tab. */
export const storedTally = storedValue('jm-tally', parseTally, initialTally)
