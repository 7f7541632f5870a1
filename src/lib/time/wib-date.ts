import { dayInWords } from './day-words'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
/** WIB is UTC+7 all year round. */
export const WIB_OFFSET_MS = 7 * HOUR_MS

const backendDate = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

/**
 * The instant of a backend date, `YYYY-MM-DD HH:mm:ss` in WIB. Null for null, for any other shape, and for a day that
 * doesn't exist (`2026-02-30`, `0000-00-00`).
 */
export function parseWib(text: string | null): Date | null {
  if (text === null || !backendDate.test(text)) return null
  const asUtc = new Date(`${text.replace(' ', 'T')}Z`)
  // `Date` rolls 30 February over into March and 24.00 into the next day; it rejects other invalid dates itself.
  if (asUtc.getUTCDate() !== Number(text.slice(8, 10))) return null
  return new Date(asUtc.getTime() - WIB_OFFSET_MS)
}

/**
 * {@link parseWib} for a deadline: a date without a time, `YYYY-MM-DD`, is the end of that day in WIB, since the whole
 * day still counts.
 */
export function parseWibDeadline(text: string | null): Date | null {
  return parseWib(text?.length === 10 ? `${text} 23:59:59` : text)
}

/** The number of the calendar day in WIB. The next day is one more, whatever the device's zone. */
export function wibDayNumber(date: Date): number {
  return Math.floor((date.getTime() + WIB_OFFSET_MS) / DAY_MS)
}

/** `"21 November 2026"`, the day in WIB. */
export function formatWibDate(date: Date): string {
  return dayInWords(inWib(date))
}

/** `"21 November 2026, 14.05 WIB"`. */
export function formatWibDateTime(date: Date): string {
  const time = inWib(date).toISOString().slice(11, 16).replace(':', '.')
  return `${formatWibDate(date)}, ${time} WIB`
}

/** A date whose UTC calendar and clock are those of WIB at the given date. */
function inWib(date: Date): Date {
  return new Date(date.getTime() + WIB_OFFSET_MS)
}
