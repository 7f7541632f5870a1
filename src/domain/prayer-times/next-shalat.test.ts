import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { countdownText, nextShalat, type DailyPrayerTimes, fiveShalat } from './next-shalat'
import { addDays, momentIn, WIB, WIT, WITA } from '@/domain/place/zone'

const times = {
  subuh: '04:06',
  dzuhur: '11:38',
  ashar: '15:00',
  maghrib: '17:52',
  isya: '19:05',
}
const day = (date: string, changes: Partial<typeof times> = {}): DailyPrayerTimes => ({
  date,
  times: { ...times, ...changes },
})

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
      const next = nextShalat(now, zone, day('2026-11-21'), day('2026-11-22'))
      expect(next?.key).toBe(key)
      expect(next?.at).toBe(Date.parse(`2026-11-21T${times[next?.key ?? 'subuh']}:00.000${shift}`))
    }
  })

  it.each([
    ['2026-11-21', '2026-11-22'],
    ['2026-11-30', '2026-12-01'],
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['2028-02-29', '2028-03-01'],
    ['2027-02-28', '2027-03-01'],
  ])('after the last of %s is the first of %s', (today, tomorrow) => {
    for (const clock of ['19:05:00.000', '23:59:59.999']) {
      const now = Date.parse(`${today}T${clock}+07:00`)
      // Tomorrow's own time, not today's.
      const next = nextShalat(now, WIB, day(today), day(tomorrow, { subuh: '04:07' }))
      expect(next).toEqual({ key: 'subuh', at: Date.parse(`${tomorrow}T04:07:00+07:00`) })
    }
  })

  it('is unknown after the last when tomorrow is', () => {
    const now = Date.parse('2026-11-21T19:05:00+07:00')
    expect(nextShalat(now, WIB, day('2026-11-21'), null)).toBeNull()
    expect(nextShalat(now - 1, WIB, day('2026-11-21'), null)?.key).toBe('isya')
  })

  it('takes times in their order, not in the order of their names', () => {
    // Far in the east of a zone Isya could be after midnight; the rule must still hold.
    const now = Date.parse('2026-11-21T00:10:00+07:00')
    const odd = day('2026-11-21', { isya: '00:20' })
    expect(nextShalat(now, WIB, odd, null)?.key).toBe('isya')
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
          const next = nextShalat(at - 60_000, WITA, day(date), day(addDays(date, 1)))
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
        const next = nextShalat(now, zone, day(date), day(addDays(date, 1)))
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
