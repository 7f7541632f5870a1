import { expect, test } from 'vitest'
import { formatCalendarDay } from './calendar-day'
import { dayText } from './day-words'
import { formatWibDate, formatWibDateTime } from './wib-date'

const DAY_MS = 24 * 3_600_000

const style = { day: 'numeric', month: 'long', year: 'numeric' } as const
const longDay = new Intl.DateTimeFormat('id-ID', { ...style, timeZone: 'UTC' })
const withWeekday = new Intl.DateTimeFormat('id-ID', {
  ...style,
  weekday: 'long',
  timeZone: 'UTC',
})
const dayInJakarta = new Intl.DateTimeFormat('id-ID', { ...style, timeZone: 'Asia/Jakarta' })
const clockInJakarta = new Intl.DateTimeFormat('id-ID', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Jakarta',
})

// A leap year, and the year in which the product starts; the years around them test the change of year.
const years = [2024, 2026]
const days = years.flatMap((year) => {
  const first = Date.UTC(year, 0, 1)
  const count = (Date.UTC(year + 1, 0, 1) - first) / DAY_MS
  return Array.from({ length: count }, (_, index) => new Date(first + index * DAY_MS))
})

test('days are written as Intl writes them, for every day of a leap year and another', () => {
  expect(days).toHaveLength(366 + 365)
  for (const day of days) {
    const text = day.toISOString().slice(0, 10)
    expect(dayText(text)).toBe(withWeekday.format(day))
    expect(formatCalendarDay(text)).toBe(longDay.format(day))
  }
})

test('days and times in WIB are written as Intl writes them in Asia/Jakarta', () => {
  for (const day of days)
    // Midnight in WIB, one millisecond before it, and a time of day that differs from day to day.
    for (const time of [17 * 3_600_000, 17 * 3_600_000 - 1, (day.getTime() / DAY_MS) * 997_000]) {
      const moment = new Date(day.getTime() + (time % DAY_MS))
      const date = dayInJakarta.format(moment)
      expect(formatWibDate(moment)).toBe(date)
      expect(formatWibDateTime(moment)).toBe(`${date}, ${clockInJakarta.format(moment)} WIB`)
    }
})
