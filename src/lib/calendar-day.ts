import { dayInWords } from './day-words'

/**
 * Days of the calendar as the backend writes them, `YYYY-MM-DD`: no hour and no zone, so none is ever
 * put in. A `Date` in between would move a birthday for whoever lives west of Greenwich.
 */

function atUtcMidnight(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const date = new Date(`${day}T00:00:00Z`)
  // 30 February rolls over into March; only an exact way back proves that the day is real.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? null : date
}

/** Whether a text is a day that exists, `YYYY-MM-DD`. */
export function isCalendarDay(day: string): boolean {
  return atUtcMidnight(day) !== null
}

/** `"1992-04-17"` → `"17 April 1992"` (spec §2 edit=birthdate); empty for what is no day. */
export function formatCalendarDay(day: string): string {
  const date = atUtcMidnight(day)
  return date === null ? '' : dayInWords(date)
}

/** The day on this device's calendar, `YYYY-MM-DD`. */
export function localDay(now: Date): string {
  const pad = (number: number, length: number) => String(number).padStart(length, '0')
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`
}
