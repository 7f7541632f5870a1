import { describe, expect, it } from 'vitest'

import { relativeDay, relativeTime } from './relative-time'

const wib = (text: string) => new Date(`${text}+07:00`)
const now = wib('2026-11-21T14:05:00')
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)

describe('relativeDay', () => {
  it.each([
    ['2026-11-21T14:05:00', 'Hari ini'],
    ['2026-11-21T00:00:00', 'Hari ini'],
    ['2026-11-20T23:59:59', 'Kemarin'],
    ['2026-11-20T00:00:00', 'Kemarin'],
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
    [29, '29 hari lalu'],
    [30, '30 hari lalu'],
    [31, '1 bulan lalu'],
    [59, '1 bulan lalu'],
    [60, '2 bulan lalu'],
    [359, '11 bulan lalu'],
    [364, '11 bulan lalu'],
    [365, '1 tahun lalu'],
    [729, '1 tahun lalu'],
    [730, '2 tahun lalu'],
  ])('%d days: %s', (days, text) => {
    expect(relativeDay(ago(days * DAY), now)).toBe(text)
  })
})

describe('relativeTime', () => {
  it.each([
    [0, 'Baru saja'],
    [9_999, 'Baru saja'],
    [-5 * MINUTE, 'Baru saja'],
    [10 * SECOND, '10 detik yang lalu'],
    [59 * SECOND, '59 detik yang lalu'],
    [MINUTE, '1 menit yang lalu'],
    [HOUR - 1, '59 menit yang lalu'],
    [HOUR, '1 jam yang lalu'],
    [DAY - 1, '23 jam yang lalu'],
    [DAY, '1 hari yang lalu'],
    [30 * DAY, '30 hari yang lalu'],
    [31 * DAY - 1, '30 hari yang lalu'],
    [31 * DAY, '1 bulan yang lalu'],
    [365 * DAY - 1, '11 bulan yang lalu'],
    [365 * DAY, '1 tahun yang lalu'],
    [800 * DAY, '2 tahun yang lalu'],
  ])('%d ms: %s', (milliseconds, text) => {
    expect(relativeTime(ago(milliseconds), now)).toBe(text)
  })
})
