import { describe, expect, it } from 'vitest'
import { WIB, WIT, WITA } from '@/domain/place/zone'
import type { MonthOfPrayerTimes } from '@/domain/prayer-times/month'
import { courseOf, screenDays, screenState, timeLeft } from './screen-state'
/*
 * A week, minute by minute, against a table that is written by hand in minutes of the local day: it shares neither
 * zones nor dates with what it is compared with. 8 February 2027 is 1 Ramadan, the 5th a Friday.
 */

const clocks = {
  WIB: {
    imsak: '04:21',
    subuh: '04:31',
    terbit: '05:46',
    dhuha: '06:10',
    dzuhur: '12:06',
    ashar: '15:23',
    maghrib: '18:18',
    isya: '19:29',
  },
  WITA: {
    imsak: '04:39',
    subuh: '04:49',
    terbit: '06:03',
    dhuha: '06:28',
    dzuhur: '12:20',
    ashar: '15:36',
    maghrib: '18:31',
    isya: '19:42',
  },
  WIT: {
    imsak: '04:20',
    subuh: '04:30',
    terbit: '05:43',
    dhuha: '06:08',
    dzuhur: '11:55',
    ashar: '15:10',
    maghrib: '18:02',
    isya: '19:12',
  },
}

/** What one day looks like, as a mosque would write it: from which minute, what, of which prayer. */
const table: Readonly<Record<keyof typeof clocks, readonly [from: string, shown: string][]>> = {
  WIB: [
    ['00:00', 'between Subuh'],
    ['04:26', 'countdown Subuh'],
    ['04:31', 'adzan Subuh'],
    ['04:34', 'iqamah Subuh'],
    ['04:51', 'prayer Subuh'],
    ['05:01', 'between Dzuhur'],
    ['12:01', 'countdown Dzuhur'],
    ['12:06', 'adzan Dzuhur'],
    ['12:09', 'iqamah Dzuhur'],
    ['12:16', 'prayer Dzuhur'],
    ['12:26', 'between Ashar'],
    ['15:18', 'countdown Ashar'],
    ['15:23', 'adzan Ashar'],
    ['15:26', 'iqamah Ashar'],
    ['15:33', 'prayer Ashar'],
    ['15:43', 'between Maghrib'],
    ['18:13', 'countdown Maghrib'],
    ['18:18', 'adzan Maghrib'],
    ['18:21', 'prayer Maghrib'],
    ['18:31', 'between Isya'],
    ['19:24', 'countdown Isya'],
    ['19:29', 'adzan Isya'],
    ['19:31', 'prayer Isya'],
    ['19:56', 'between Subuh'],
  ],
  WITA: [
    ['00:00', 'between Subuh'],
    ['04:44', 'countdown Subuh'],
    ['04:49', 'adzan Subuh'],
    ['04:52', 'iqamah Subuh'],
    ['05:09', 'prayer Subuh'],
    ['05:19', 'between Dzuhur'],
    ['12:15', 'countdown Dzuhur'],
    ['12:20', 'adzan Dzuhur'],
    ['12:23', 'iqamah Dzuhur'],
    ['12:30', 'prayer Dzuhur'],
    ['12:40', 'between Ashar'],
    ['15:31', 'countdown Ashar'],
    ['15:36', 'adzan Ashar'],
    ['15:39', 'iqamah Ashar'],
    ['15:46', 'prayer Ashar'],
    ['15:56', 'between Maghrib'],
    ['18:26', 'countdown Maghrib'],
    ['18:31', 'adzan Maghrib'],
    ['18:34', 'prayer Maghrib'],
    ['18:44', 'between Isya'],
    ['19:37', 'countdown Isya'],
    ['19:42', 'adzan Isya'],
    ['19:44', 'prayer Isya'],
    ['20:09', 'between Subuh'],
  ],
  WIT: [
    ['00:00', 'between Subuh'],
    ['04:25', 'countdown Subuh'],
    ['04:30', 'adzan Subuh'],
    ['04:33', 'iqamah Subuh'],
    ['04:50', 'prayer Subuh'],
    ['05:00', 'between Dzuhur'],
    ['11:50', 'countdown Dzuhur'],
    ['11:55', 'adzan Dzuhur'],
    ['11:58', 'iqamah Dzuhur'],
    ['12:05', 'prayer Dzuhur'],
    ['12:15', 'between Ashar'],
    ['15:05', 'countdown Ashar'],
    ['15:10', 'adzan Ashar'],
    ['15:13', 'iqamah Ashar'],
    ['15:20', 'prayer Ashar'],
    ['15:30', 'between Maghrib'],
    ['17:57', 'countdown Maghrib'],
    ['18:02', 'adzan Maghrib'],
    ['18:05', 'prayer Maghrib'],
    ['18:15', 'between Isya'],
    ['19:07', 'countdown Isya'],
    ['19:12', 'adzan Isya'],
    ['19:14', 'prayer Isya'],
    ['19:39', 'between Subuh'],
  ],
}

/** Jumat: adzan, then khutbah and prayer for 45 minutes. */
const jumat: Readonly<Record<keyof typeof clocks, readonly [string, string, string]>> = {
  WIB: ['12:06', '12:09', '12:54'],
  WITA: ['12:20', '12:23', '13:08'],
  WIT: ['11:55', '11:58', '12:43'],
}

/** The iqamah is 20 minutes after Subuh's adzan, 2 after Isya's, at once after Maghrib's; Isya takes 25 with tarawih. */
const course = courseOf(
  { iqamah: { subuh: 20, maghrib: 0, isya: 2 }, lengths: { isya: 25 } },
  { subuh: 5, dzuhur: 10, ashar: 10, maghrib: 9, isya: 9 },
)

function expected(name: keyof typeof clocks, day: number, minute: string): string {
  const [adzan, khutbah, end] = jumat[name]
  if (day === 5 && minute >= adzan && minute < end)
    return minute < khutbah ? 'adzan Jumat' : 'prayer Jumat'
  const shown = table[name].filter(([from]) => from <= minute).at(-1)?.[1] ?? ''
  if (day === 5 && minute < adzan) return shown.replace('Dzuhur', 'Jumat')
  if (day === 5 && shown === 'prayer Dzuhur') return 'between Ashar'
  // The night before 8 February already counts down to its imsak, the night before 12 February too.
  const isNight = shown === 'between Subuh'
  const ofFasting = minute > '12:00' ? day >= 7 : day >= 8
  const isBeforeImsak = minute > '12:00' || minute < clocks[name].imsak
  return isNight && ofFasting && isBeforeImsak ? 'between Imsak' : shown
}

describe.each([WIB, WITA, WIT])('$name', (zone) => {
  const month: MonthOfPrayerTimes = {
    zone,
    days: Array.from({ length: 28 }, (_, index) => ({
      date: `2027-02-${String(index + 1).padStart(2, '0')}`,
      times: clocks[zone.name],
    })),
  }
  const known = { zone, month: () => month, position: null }
  const isRamadan = (date: string) => date >= '2027-02-08'

  it('shows what the table says in each minute of a week, first and last second', () => {
    const wrong: string[] = []
    for (let minute = 0; minute < 7 * 24 * 60; minute += 1) {
      const [day, ofDay] = [5 + Math.floor(minute / 1440), minute % 1440]
      const clock = `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
      const begins =
        Date.UTC(2027, 1, day, 0, ofDay) - { WIB: 7, WITA: 8, WIT: 9 }[zone.name] * 3_600_000
      for (const now of [begins, begins + 59_000]) {
        const state = screenState(now, screenDays(known, now, {}), { ...course, isRamadan })
        const name = state.kind === 'unknown' ? '' : 'next' in state ? state.next.name : state.name
        const told = `${state.kind} ${name}`
        const right = expected(zone.name, day, clock)
        if (told !== right) wrong.push(`${day} ${clock}: ${told}, not ${right}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('moves what the mosque corrects, imsak with Subuh', () => {
    const now = Date.parse('2027-02-09T00:00:00Z')
    const today = (corrections: object) => screenDays(known, now, corrections)[1]
    const [plain, moved] = [today({}), today({ subuh: 2, isya: -1 })]
    const names = ['imsak', 'subuh', 'terbit', 'dzuhur', 'isya'] as const
    const by = names.map((name) => ((moved?.[name] ?? 0) - (plain?.[name] ?? 0)) / 60_000)
    expect(by).toEqual([2, 2, 0, 0, -1])
  })
})

it('computes the days of an unknown month, in their order, and shows nothing where it can’t', () => {
  const now = Date.parse('2026-11-21T05:00:00Z')
  const unknown = { zone: WIB, month: () => null, position: null }
  const days = screenDays({ ...unknown, position: { latitude: -6.2, longitude: 106.8 } }, now, {})
  expect(days.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
  for (const { isEstimated, imsak, subuh, terbit, dzuhur, ashar, maghrib, isya } of days) {
    expect(isEstimated).toBe(true)
    const order = [imsak, subuh, terbit, dzuhur, ashar, maghrib, isya]
    expect(order.toSorted((one, other) => one - other)).toEqual(order)
  }
  const nothing = screenDays(unknown, now, {})
  expect(screenState(now, nothing, { ...course, isRamadan: () => false })).toEqual({
    kind: 'unknown',
  })
})

it.each([
  [0, '00.00'],
  [1, '00.01'],
  [59_001, '01.00'],
  [3_600_000, '01.00.00'],
  [8_025_000, '02.13.45'],
  [-5, '00.00'],
])('%i ms left is %s', (left, text) => {
  expect(timeLeft(left)).toBe(text)
})
