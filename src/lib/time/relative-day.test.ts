import { describe, expect, it } from 'vitest'

import { relativeDay } from './relative-day'

const wib = (text: string) => new Date(`${text}+07:00`)
const now = wib('2026-11-21T14:05:00')
const DAY = 24 * 3_600_000
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)

describe('relativeDay', () => {
  it.each([
    ['2026-11-21T00:00:00', 'Hari ini'],
    ['2026-11-20T23:59:59', 'Kemarin'],
    ['2026-11-19T23:59:59', '2 hari lalu'],
    ['2026-11-21T23:59:59', 'Hari ini'],
    ['2026-11-25T00:00:00', 'Hari ini'],
  ])('%s is %s', (date, text) => {
    expect(relativeDay(wib(date), now)).toBe(text)
  })

  it('counts the days of WIB and not those of UTC', () => {
    const justAfterMidnight = wib('2026-11-21T00:30:00')
    expect(relativeDay(wib('2026-11-20T23:30:00'), justAfterMidnight)).toBe('Kemarin')
    expect(relativeDay(wib('2026-11-21T06:00:00'), wib('2026-11-21T08:00:00'))).toBe('Hari ini')
  })

  it.each([
    [30, '30 hari lalu'],
    [31, '1 bulan lalu'],
    [364, '11 bulan lalu'],
    [365, '1 tahun lalu'],
    [729, '1 tahun lalu'],
    [730, '2 tahun lalu'],
  ])('%d days: %s', (days, text) => {
    expect(relativeDay(ago(days * DAY), now)).toBe(text)
  })
})
