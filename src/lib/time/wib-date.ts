import { dayInWords } from './day-words'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
/** WIB is UTC+7 all year round. */
export const WIB_OFFSET_MS = 7 * HOUR_MS

const WRITING =
  /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(?:Z|([+-]\d\d)(?::?(\d\d))?)?$/

/**
 * The instant of a backend date: `YYYY-MM-DD HH:mm:ss` in WIB, as the contract has it, or ISO 8601 as databases and
 * frameworks write it (`2026-11-21T07:05:00.000000Z`), in WIB where it names no zone. Null for null, for any other
 * shape, and for a day that doesn't exist (`2026-02-30`, `0000-00-00`).
 */
export function parseWib(text: string | null): Date | null {
  const [all, day = '', time = '', hours, minutes = '00'] = WRITING.exec(text ?? '') ?? []
  if (all === undefined) return null
  const asUtc = new Date(`${day}T${time}Z`)
  // `Date` rolls 30 February over into March and 24.00 into the next day; it rejects other invalid dates itself.
  if (asUtc.getUTCDate() !== Number(day.slice(8))) return null
  if (all.endsWith('Z')) return asUtc
  const date = new Date(`${day}T${time}${hours === undefined ? '+07:00' : `${hours}:${minutes}`}`)
  return Number.isNaN(date.getTime()) ? null : date
}

/** A day, or its midnight in Greenwich, as which some frameworks write a day without a time. */
const WHOLE_DAY = /^(\d{4}-\d\d-\d\d)(?:T00:00:00(?:\.0+)?Z)?$/

/**
 * {@link parseWib} for a deadline: a date without a time, `YYYY-MM-DD`, is the end of that day in WIB, since the whole
 * day still counts.
 */
export function parseWibDeadline(text: string | null): Date | null {
  const day = WHOLE_DAY.exec(text ?? '')?.[1]
  return parseWib(day === undefined ? text : `${day} 23:59:59`)
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

/** The last number of days before months are counted. */
const MAX_DAYS = 30

/**
 * How long ago, in calendar days in WIB: "Hari ini", "Kemarin", "{n} hari lalu" up to 30, then months and years. A date
 * in the future (the device's clock is slow) is "Hari ini".
 */
export function relativeDay(date: Date, now: Date): string {
  const days = wibDayNumber(now) - wibDayNumber(date)
  if (days <= 0) return 'Hari ini'
  return days === 1 ? 'Kemarin' : `${inDays(days)} lalu`
}

/** Months of 30 days and years of 365; days 360 to 364 are still 11 months, not a twelfth. */
function inDays(days: number): string {
  if (days <= MAX_DAYS) return `${days} hari`
  if (days < 365) return `${Math.min(11, Math.floor(days / 30))} bulan`
  return `${Math.floor(days / 365)} tahun`
}
