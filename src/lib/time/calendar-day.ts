import { dayInWords } from './day-words'
import { HOUR_MS, parseWib } from './wib-date'

/**
 * Calendar days as the backend writes them, `YYYY-MM-DD`. They have no hour and no zone, and none is ever added:
 * through a `Date`, a birthday would move for people west of Greenwich.
 */

function atUtcMidnight(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const date = new Date(`${day}T00:00:00Z`)
  // 30 February rolls over into March; only if the way back gives the same text is the day real.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? null : date
}

/** Whether a text is a day that exists, `YYYY-MM-DD`. */
export function isCalendarDay(day: string): boolean {
  return atUtcMidnight(day) !== null
}

/**
 * The day of a backend's birthdate, `YYYY-MM-DD`; null for none. Some databases write its midnight, in Greenwich or in
 * their own zone (Jakarta's was another one before 1964): twelve hours later it is that day in Greenwich too.
 */
export function readCalendarDay(text: string): string | null {
  if (isCalendarDay(text)) return text
  const midnight = parseWib(text)
  return midnight && new Date(midnight.getTime() + 12 * HOUR_MS).toISOString().slice(0, 10)
}

/** `"1992-04-17"` → `"17 April 1992"`; empty for an invalid day. */
export function formatCalendarDay(day: string): string {
  const date = atUtcMidnight(day)
  return date === null ? '' : dayInWords(date)
}

/** The day on this device's calendar, `YYYY-MM-DD`. */
export function localDay(now: Date): string {
  const pad = (number: number, length: number) => String(number).padStart(length, '0')
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`
}
