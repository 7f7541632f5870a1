import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '@/domain/place/zone'
import {
  type Authority,
  authorities,
  type HijriCalendar,
  hijriCalendar,
  hijriDay,
  hijriMonths,
  hijriNumber,
  isDecided,
  nextRamadan,
  ramadanOf,
} from './hijri-calendar'

const whose = authorities.map(({ value }) => value)
const own = hijriCalendar('pemerintah', null)
const day = (date: string, calendar = own) => {
  const { month, day: number } = hijriDay(calendar, date) ?? {}
  return month ? `${number} ${month}` : null
}

describe('by the beginnings of content/', () => {
  it.each([
    // Known from the joint decree on the holidays of 2026: the new year and the Maulid.
    ['2026-06-16', '1 1448-01'],
    ['2026-08-25', '12 1448-03'],
    ['2026-11-25', '15 1448-06'],
    ['2026-12-09', '29 1448-06'],
    ['2026-12-10', '1 1448-07'],
    ['2027-02-07', '30 1448-08'],
    ['2027-02-08', '1 1448-09'],
    ['2027-03-09', '30 1448-09'],
    ['2027-03-10', '1 1448-10'],
    ['2029-05-14', '30 1450-12'],
    // Before the first, and from the end on.
    ['2026-06-15', null],
    ['2029-05-15', null],
  ])('%s is %s', (date, expected) => {
    expect(day(date)).toBe(expected)
  })

  it('Ramadan and Syawal begin as Muhammadiyah has them, the months beside them keep 29 or 30 days', () => {
    const other = hijriCalendar('muhammadiyah', null)
    expect(day('2027-03-08', other)).toBe('29 1448-09')
    expect(day('2027-03-09', other)).toBe('1 1448-10')
    expect(day('2027-04-07', other)).toBe('30 1448-10')
    // The government's Syawal 1449 has 30 days too, and begins a day later.
    expect(day('2028-03-28')).toBe('1 1449-11')
    expect(day('2028-03-27', other)).toBe('1 1449-11')
  })
})

it.each<[string, Authority, object | null]>([
  ['1448', 'pemerintah', { first: '2027-02-08', last: '2027-03-09', eid: '2027-03-10' }],
  ['1448', 'muhammadiyah', { first: '2027-02-08', last: '2027-03-08', eid: '2027-03-09' }],
  ['1447', 'pemerintah', null],
  ['1451', 'pemerintah', null],
])('Ramadan %s by %s', (year, authority, expected) => {
  expect(ramadanOf(year, authority)).toEqual(expected && { year, ...expected })
})

it.each<[string, Authority, string | undefined]>([
  ['2026-11-01', 'pemerintah', '1448'],
  ['2027-03-09', 'pemerintah', '1448'],
  ['2027-03-10', 'pemerintah', '1449'],
  ['2027-03-08', 'muhammadiyah', '1448'],
  ['2027-03-09', 'muhammadiyah', '1449'],
  ['2029-02-14', 'pemerintah', '1450'],
  ['2029-02-15', 'pemerintah', undefined],
])('the Ramadan to come on %s by %s', (date, authority, year) => {
  expect(nextRamadan(date, authority)?.year).toBe(year)
})

describe('the day that Home tells', () => {
  const toldOn = (date: string, number: number, authority: Authority = 'pemerintah') =>
    hijriCalendar(authority, { date, day: number })

  it('is the number of its date, and the months around follow as far as they must', () => {
    const later = toldOn('2026-11-25', 14)
    expect(day('2026-11-25', later)).toBe('14 1448-06')
    expect(day('2026-11-11', later)).toBe('30 1448-05')
    // Rajab would begin on the 10th, after 28 days.
    expect(day('2026-12-10', later)).toBe('29 1448-06')
    expect(day('2026-12-11', later)).toBe('1 1448-07')
    // Which then has 29 days in place of 30: Syakban is where it was.
    expect(day('2027-01-08', later)).toBe('29 1448-07')
    expect(day('2027-01-09', later)).toBe('1 1448-08')
  })

  it.each([
    ['the same', '2026-11-25', 15],
    ['a number that belongs nowhere', '2026-11-25', 30],
    ['another day of Ramadan than was decided', '2027-02-10', 2],
    ['another day of Syawal', '2027-03-12', 2],
    ['a date beyond the calendar', '2030-01-01', 15],
  ])('%s changes nothing', (_, date, number) => {
    expect(toldOn(date, number)).toEqual(own)
  })

  it.each([
    [29, '2027-02-08', '1 1448-09'],
    [28, '2027-02-08', '1 1448-09'],
    // The service is two days ahead here: Syakban keeps its 30 days, of which the 5th is no more than the 28th.
    [30, '2027-02-05', '28 1448-08'],
    [30, '2027-02-07', '30 1448-08'],
    // And three behind here: it has 29 days, no 28.
    [25, '2027-02-05', '27 1448-08'],
    [25, '2027-02-07', '29 1448-08'],
  ])('%i Syakban on 5 February moves no Ramadan', (number, date, expected) => {
    expect(day(date, toldOn('2027-02-05', number))).toBe(expected)
  })

  it('whatever is told on whatever day, each month has 29 or 30 days, and Ramadan and Syawal begin as decided', () => {
    const anyDate = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-07-01', days))
    const anyMove = fc.integer({ min: -3, max: 3 })
    fc.assert(
      fc.property(fc.constantFrom(...whose), anyDate, anyMove, (authority, date, move) => {
        const number = (hijriDay(own, date)?.day ?? 0) + move
        fc.pre(number >= 1 && number <= 30)
        const calendar = toldOn(date, number, authority)
        const lengths = calendar
          .slice(0, -1)
          .map(([, begins], at) => daysBetween(begins, calendar[at + 1]?.[1] ?? ''))
        expect(lengths.filter((days) => days !== 29 && days !== 30)).toEqual([])
        const decided = (all: HijriCalendar) => all.filter(([month]) => isDecided(month))
        expect(decided(calendar)).toEqual(decided(hijriCalendar(authority, null)))
      }),
      { numRuns: 2_000 },
    )
  })
})

it.each([
  ['1448-06', '1448-06', 'Jumadil Akhir 1448\u00a0H'],
  ['1448-06', '1448-07', 'Jumadil Akhir – Rajab 1448\u00a0H'],
  ['1448-12', '1449-01', 'Zulhijah 1448 – Muharam 1449\u00a0H'],
])('%s to %s is %s', (from, to, words) => {
  expect(hijriMonths(from, to)).toBe(words)
})

it.each([
  ['Sabtu, 10 Jumadil Akhir 1448 H', 10],
  ['Senin, 1 Ramadan 1448 H', 1],
  ['Senin, 31 Ramadan 1448 H', null],
  ['Senin, 0 Ramadan 1448 H', null],
  ['10 Jumadil Akhir 1448 H', null],
  ['', null],
])('%j has the number %j', (text, number) => {
  expect(hijriNumber(text)).toBe(number)
})
