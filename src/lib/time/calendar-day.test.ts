import { expect, test } from 'vitest'
import { formatCalendarDay, isCalendarDay, localDay } from './calendar-day'

test.each([
  ['1992-04-17', '17 April 1992'],
  ['2000-02-29', '29 Februari 2000'],
  ['1987-01-01', '1 Januari 1987'],
  ['2026-08-17', '17 Agustus 2026'],
  ['2026-12-31', '31 Desember 2026'],
])('%s is %s', (day, words) => {
  expect(isCalendarDay(day)).toBe(true)
  expect(formatCalendarDay(day)).toBe(words)
})

test.each(['', '0000-00-00', '2001-02-29', '2026-13-01', '17-04-1992', '1992-4-17', '1992-04-17 '])(
  '%j is no day',
  (day) => {
    expect(isCalendarDay(day)).toBe(false)
    expect(formatCalendarDay(day)).toBe('')
  },
)

test('today is the day of the device, not of Greenwich', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05')
  expect(localDay(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21')
})
