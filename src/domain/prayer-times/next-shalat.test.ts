import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import {
  addDays,
  deviceZone,
  momentIn,
  type NationalZone,
  WIB,
  WIT,
  WITA,
  type Zone,
} from '@/domain/place/zone'
import {
  countdownText,
  fiveShalat,
  type ListOfDays,
  type PrayerTimes,
  shownShalat,
} from './next-shalat'

const times = {
  subuh: '04:06',
  dzuhur: '11:38',
  ashar: '15:00',
  maghrib: '17:52',
  isya: '19:05',
}
const day = (
  zone: NationalZone,
  date: string,
  changes: Partial<typeof times> = {},
): PrayerTimes => {
  const at = (key: keyof typeof times) => momentIn(zone, date, { ...times, ...changes }[key])
  return {
    subuh: at('subuh'),
    dzuhur: at('dzuhur'),
    ashar: at('ashar'),
    maghrib: at('maghrib'),
    isya: at('isya'),
  }
}
const nextShalat = (now: number, zone: Zone, ...days: ListOfDays) =>
  shownShalat(now, zone, days).next

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the next shalat', () => {
  // Just before, at, and just after each time: the next one must be later than now.
  it.each([
    ['00:00:00.000', 'subuh'],
    ['04:05:59.999', 'subuh'],
    ['04:06:00.000', 'dzuhur'],
    ['11:37:59.999', 'dzuhur'],
    ['11:38:00.000', 'ashar'],
    ['14:59:59.999', 'ashar'],
    ['15:00:00.000', 'maghrib'],
    ['17:51:59.999', 'maghrib'],
    ['17:52:00.000', 'isya'],
    ['19:04:59.999', 'isya'],
  ])('at %s is %s of today', (clock, key) => {
    for (const [zone, shift] of [
      [WIB, '+07:00'],
      [WITA, '+08:00'],
      [WIT, '+09:00'],
    ] as const) {
      const now = Date.parse(`2026-11-21T${clock}${shift}`)
      const next = nextShalat(now, zone, day(zone, '2026-11-21'), day(zone, '2026-11-22'))
      expect(next?.key).toBe(key)
      const time = times[next?.key ?? 'subuh']
      expect(next?.at).toBe(Date.parse(`2026-11-21T${time}:00.000${shift}`))
    }
  })

  it.each([
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['2027-02-28', '2027-03-01'],
  ])('after the last of %s is the first of %s', (today, tomorrow) => {
    for (const clock of ['19:05:00.000', '23:59:59.999']) {
      const now = Date.parse(`${today}T${clock}+07:00`)
      // Tomorrow's own time, not today's.
      const next = nextShalat(now, WIB, day(WIB, today), day(WIB, tomorrow, { subuh: '04:07' }))
      expect(next).toEqual({ key: 'subuh', at: Date.parse(`${tomorrow}T04:07:00+07:00`) })
    }
  })

  it('is unknown after the last when tomorrow is', () => {
    const now = Date.parse('2026-11-21T19:05:00+07:00')
    expect(nextShalat(now, WIB, day(WIB, '2026-11-21'))).toBeNull()
    expect(nextShalat(now - 1, WIB, day(WIB, '2026-11-21'))?.key).toBe('isya')
  })

  it('takes times in their order, not in the order of their names', () => {
    // Far in the east of a zone Isya could be after midnight; the rule must still hold.
    const now = Date.parse('2026-11-21T00:10:00+07:00')
    const odd = day(WIB, '2026-11-21', { isya: '00:20' })
    expect(nextShalat(now, WIB, odd)?.key).toBe('isya')
  })

  // 2026-03-08 and 2026-11-01 are the nights when New York changes its clocks.
  it.each(['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Jayapura', 'UTC'])(
    'is the city’s on a device in %s, on the days when its clocks change too',
    (device) => {
      vi.stubEnv('TZ', device)
      // The device really is there.
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(device)
      for (const date of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-25', '2026-11-01']) {
        for (const key of fiveShalat) {
          const at = Date.parse(`${date}T${times[key]}:00+08:00`)
          const next = nextShalat(at - 60_000, WITA, day(WITA, date), day(WITA, addDays(date, 1)))
          expect(next).toEqual({ key, at })
          expect(countdownText(at - 60_000, { key, at })).toMatch(/^0 jam 1 menit lagi/)
        }
      }
    },
  )

  test('is always later than now, and at most a day away', () => {
    const moments = fc.integer({
      min: Date.parse('2027-12-31T17:00:00Z'),
      max: Date.parse('2028-03-01T16:59:59Z'),
    })
    fc.assert(
      fc.property(moments, fc.constantFrom(WIB, WITA, WIT), (now, zone) => {
        const date = new Date(now + zone.offset * 3_600_000).toISOString().slice(0, 10)
        const next = nextShalat(now, zone, day(zone, date), day(zone, addDays(date, 1)))
        expect(next?.at).toBeGreaterThan(now)
        expect(next?.at).toBeLessThanOrEqual(now + 86_400_000)
        // There is nothing between now and that time.
        for (const key of fiveShalat) {
          const at = momentIn(zone, date, times[key])
          expect(at > now && at < (next?.at ?? 0)).toBe(false)
        }
      }),
    )
  })
})

describe('the day that is shown', () => {
  const days: ListOfDays = [
    // Isya after midnight, as in Paris in June.
    { ...day(WIB, '2026-06-20'), isya: momentIn(WIB, '2026-06-21', '00:20') },
    { ...day(WIB, '2026-06-21'), isya: momentIn(WIB, '2026-06-22', '00:20') },
  ]
  const [first, second] = days

  it.each([
    ['2026-06-20T23:59:00', first, 'isya', false],
    ['2026-06-21T00:19:59', first, 'isya', false],
    ['2026-06-21T00:20:00', second, 'subuh', false],
    ['2026-06-21T18:00:00', second, 'isya', false],
  ] as const)('at %s lasts until its Isya, also after midnight', (clock, shown, key, tomorrow) => {
    const now = Date.parse(`${clock}+07:00`)
    expect(shownShalat(now, WIB, days)).toMatchObject({ day: shown, next: { key }, tomorrow })
  })

  it('lasts until midnight after its last shalat', () => {
    const plain: ListOfDays = [day(WIB, '2026-06-20'), day(WIB, '2026-06-21')]
    const at = (clock: string) => shownShalat(Date.parse(`${clock}+07:00`), WIB, plain)
    expect(at('2026-06-20T23:59:59')).toMatchObject({ day: plain[0], tomorrow: true })
    expect(at('2026-06-21T00:00:00')).toMatchObject({ day: plain[1], tomorrow: false })
    expect(at('2026-06-21T23:00:00')).toEqual({ day: plain[1], next: null, tomorrow: false })
  })

  it('is chosen by the clock that is shown', () => {
    vi.stubEnv('TZ', 'America/New_York')
    // 4.06 in Jakarta is still the day before in New York, where the times are shown.
    const now = Date.parse('2026-06-21T03:00:00+07:00')
    const plain: ListOfDays = [day(WIB, '2026-06-20'), day(WIB, '2026-06-21')]
    expect(shownShalat(now, deviceZone, plain)).toMatchObject({ day: plain[1], tomorrow: false })
  })
})

describe('the countdown', () => {
  const at = Date.parse('2026-11-21T17:52:00+07:00')
  it.each([
    [7_500_000, '2 jam 5 menit lagi menuju Maghrib'],
    [3_600_000, '1 jam 0 menit lagi menuju Maghrib'],
    [3_599_999, '0 jam 59 menit lagi menuju Maghrib'],
    [60_000, '0 jam 1 menit lagi menuju Maghrib'],
    [59_999, '0 jam 0 menit lagi menuju Maghrib'],
    [1, '0 jam 0 menit lagi menuju Maghrib'],
    [-5_000, '0 jam 0 menit lagi menuju Maghrib'],
    [36_000_000, '10 jam 0 menit lagi menuju Maghrib'],
  ])('%i ms before is "%s"', (before, text) => {
    expect(countdownText(at - before, { key: 'maghrib', at })).toBe(text)
  })
})
