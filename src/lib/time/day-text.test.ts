import { expect, it } from 'vitest'
import { dayText } from './day-text'

it.each([
  ['2026-11-21', 'Sabtu, 21 November 2026'],
  ['2028-02-29', 'Selasa, 29 Februari 2028'],
  ['2027-01-01', 'Jumat, 1 Januari 2027'],
])('%s is %s', (date, text) => {
  expect(dayText(date)).toBe(text)
})
