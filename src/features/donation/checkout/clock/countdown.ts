/** Whole units of the time left; together they are at least one second. */
export interface Countdown {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/**
 * The time left until a deadline, or null from the deadline on. A started second counts as a whole one, so that
 * "00:00:00" is never shown while time is left.
 */
export function remaining(deadline: Date, now: Date): Countdown | null {
  const total = Math.ceil((deadline.getTime() - now.getTime()) / 1000)
  if (!(total > 0)) return null
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3_600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}
