import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parseWib, parseWibDeadline, relativeDay, wibDayNumber } from './wib-date'

describe('parseWib', () => {
  it.each([
    ['2026-11-21 14:05:00', '2026-11-21T07:05:00.000Z'],
    ['2026-11-21 00:00:00', '2026-11-20T17:00:00.000Z'],
    ['2026-11-21 06:59:59', '2026-11-20T23:59:59.000Z'],
    ['2026-11-21 07:00:00', '2026-11-21T00:00:00.000Z'],
    ['2026-12-31 23:59:59', '2026-12-31T16:59:59.000Z'],
    ['2028-02-29 12:00:00', '2028-02-29T05:00:00.000Z'],
  ])('%s', (text, iso) => {
    expect(parseWib(text)?.toISOString()).toBe(iso)
  })

  // Databases and frameworks write the same moment in other ways too.
  it.each([
    '2026-11-21 14:05:00.000',
    '2026-11-21 14:05:00.999999',
    '2026-11-21 14:05',
    '2026-11-21T14:05:00',
    '2026-11-21T14:05:00.000',
    '2026-11-21T14:05:00+07:00',
    '2026-11-21T14:05:00+0700',
    '2026-11-21 14:05:00+07',
    '2026-11-21T07:05:00.000000Z',
    '2026-11-21T07:05:00.000Z',
    '2026-11-21T07:05Z',
    '2026-11-21 07:05:00Z',
    '2026-11-21T16:05:00+09:00',
    '2026-11-20T23:05:00-08:00',
    '2026-11-21T03:35:00-0330',
  ])('%s is 14.05 WIB', (text) => {
    expect(parseWib(text)?.toISOString()).toBe('2026-11-21T07:05:00.000Z')
  })

  it.each([
    null,
    '',
    'besok',
    '2026-11-21',
    '2026-11-21T',
    '2026-11-21T14',
    '2026-11-21TT14:05:00',
    '2026-11-21 14:05:00.',
    '2026-11-21T14:05:00+7',
    '2026-11-21T14:05:00+24:00',
    '2026-11-21T14:05:00+07:60',
    '2026-11-21T14:05:00 WIB',
    '2026-02-30T00:00:00Z',
    '2026-11-21T24:00:00+07:00',
    '0000-00-00T00:00:00.000000Z',
    '-000001-11-30T00:00:00.000000Z',
    'Sat, 21 Nov 2026 07:05:00 GMT',
    '2026-11-21  14:05:00',
    '2026-11-21 14:05:00 ',
    '2026-1-2 14:05:00',
    '26-11-21 14:05:00',
    '0000-00-00 00:00:00',
    '2026-02-29 00:00:00',
    '2026-13-01 00:00:00',
    '2026-00-10 00:00:00',
    '2026-11-21 24:00:00',
    '2026-11-21 23:60:00',
    '2026-11-21 23:59:60',
    '12026-11-21 14:05:00',
  ])('rejects %j', (text) => {
    expect(parseWib(text)).toBeNull()
  })

  test('reads back every second of the years 1 to 9999', () => {
    const dates = fc.date({
      min: new Date('0001-01-02T00:00:00Z'),
      max: new Date('9999-12-30T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(dates, (date) => {
        const text = date.toISOString().slice(0, 19).replace('T', ' ')
        expect(parseWib(text)?.getTime()).toBe(
          Math.floor(date.getTime() / 1000) * 1000 - 7 * 3_600_000,
        )
      }),
    )
  })
})

describe('parseWibDeadline', () => {
  it.each([
    ['2026-12-01', '2026-12-01T16:59:59.000Z'],
    ['2026-12-01 00:00:00', '2026-11-30T17:00:00.000Z'],
    ['2028-02-29', '2028-02-29T16:59:59.000Z'],
    ['2026-11-30T17:00:00.000000Z', '2026-11-30T17:00:00.000Z'],
    ['2026-11-26T00:00:00.000000Z', '2026-11-26T16:59:59.000Z'],
    ['2026-11-26T00:00:00Z', '2026-11-26T16:59:59.000Z'],
    ['2026-11-26T00:00:00.000001Z', '2026-11-26T00:00:00.000Z'],
    ['2026-11-26T00:00:01.000Z', '2026-11-26T00:00:01.000Z'],
    ['2026-11-26T00:00:00', '2026-11-25T17:00:00.000Z'],
    ['2026-11-26T00:00:00+07:00', '2026-11-25T17:00:00.000Z'],
  ])('%s', (text, iso) => {
    expect(parseWibDeadline(text)?.toISOString()).toBe(iso)
  })

  it.each([
    null,
    '',
    '2026-02-30',
    '0000-00-00',
    '2026-1-002',
    '01-12-2026',
    '2026-12-01T',
    '2026-02-30T00:00:00Z',
  ])('rejects %j', (text) => {
    expect(parseWibDeadline(text)).toBeNull()
  })
})

describe('wibDayNumber', () => {
  it('changes at midnight in WIB, 17.00 UTC', () => {
    const before = wibDayNumber(new Date('2026-11-20T16:59:59.999Z'))
    expect(wibDayNumber(new Date('2026-11-20T17:00:00Z'))).toBe(before + 1)
    expect(wibDayNumber(new Date('2026-11-21T16:59:59.999Z'))).toBe(before + 1)
    expect(wibDayNumber(new Date('2026-11-21T17:00:00Z'))).toBe(before + 2)
  })
})

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
