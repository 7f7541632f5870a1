import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { clockIn, deviceZone } from '@/domain/place/zone'
import { fallbackDays } from './fallback-days'
import { dateOfShalat, shownShalat } from './next-shalat'
import { rememberSchedule } from './schedule'

const entries = new Map<string, string>()
const memory = memoryStore(entries)
beforeEach(() => {
  entries.clear()
})

const noon = (date: string) => Date.parse(`${date}T12:00:00+08:00`)
const makassar = { id: '2622', lokasi: 'KOTA MAKASSAR' }
const unknown = { id: '2622', lokasi: 'KOTA ENTAH' }
// Times that no real day has, so that a computed day can be recognised.
const times = {
  subuh: '04:44',
  dzuhur: '12:22',
  ashar: '15:55',
  maghrib: '18:11',
  isya: '19:33',
}
const remember = (date: string) =>
  rememberSchedule(
    { cityId: '2622', daerah: 'SULAWESI SELATAN', jadwal: { ...times, date } },
    memory,
  )
const fallback = (date: string, city: typeof makassar | null = makassar, position = null) =>
  fallbackDays({ city, position, abroad: false }, date, noon(date), memory)

/** What is shown at noon: which day, and the clock time of its Subuh. */
function shown(days: ReturnType<typeof fallbackDays>, now: number) {
  if (!days) return null
  const { day } = shownShalat(now, days.zone, days.days)
  return { date: dateOfShalat(days.zone, day), subuh: clockIn(days.zone, day.subuh) }
}

it.each([
  ['2026-12-30', true],
  ['2027-01-01', true],
  ['2027-01-02', false],
])('two days from 30 December the stored schedule counts: %s %s', (date, counts) => {
  remember('2026-12-30')
  const days = fallback(date)
  expect(shown(days, noon(date))?.date).toBe(date)
  expect(shown(days, noon(date))?.subuh === '04.44').toBe(counts)
  expect(days?.zone.name).toBe('WITA')
})

it('a month-old schedule counts only where nothing can be computed', () => {
  remember('2026-12-01')
  const subuh = (city: typeof makassar) =>
    shown(fallback('2026-12-31', city), noon('2026-12-31'))?.subuh
  expect(subuh(makassar)).not.toBe('04.44')
  expect(subuh(unknown)).toBe('04.44')
  expect(fallback('2027-01-01', unknown)).toBeNull()
})

it('computes for the day of the zone that it finds at a position', () => {
  const position = { latitude: -2.5337, longitude: 140.7181 }
  // 23:30 in Jakarta is half past one in Jayapura.
  const now = Date.parse('2026-12-31T23:30:00+07:00')
  const days = fallbackDays({ city: null, position, abroad: false }, '2026-12-31', now, memory)
  expect(days?.zone.name).toBe('WIT')
  expect(shown(days, now)?.date).toBe('2027-01-01')
})

it('has nothing without city and position', () => {
  expect(fallback('2026-12-31', null)).toBeNull()
})

describe('abroad', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  // Kuala Lumpur is 130 km from Sumatra's coast, and an hour ahead of its clocks.
  it.each([
    ['Kuala Lumpur', 3.139, 101.6869, 'Asia/Kuala_Lumpur', '2026-12-31', ['12.30', '13.40']],
    ['Lima', -12.05, -77.04, 'America/Lima', '2026-12-30', ['11.50', '12.50']],
  ])('%s has the device’s zone, day and no zone’s name', (_place, latitude, longitude, ...rest) => {
    const [timeZone, date, [from = '', to = '']] = rest
    vi.stubEnv('TZ', timeZone)
    const where = { city: null, position: { latitude, longitude }, abroad: true }
    const now = Date.parse('2026-12-31T09:00:00+07:00')
    const days = fallbackDays(where, '2026-12-31', now, memory)
    expect(days?.zone).toBe(deviceZone)
    expect(shown(days, now)?.date).toBe(date)
    const dzuhur = days?.days.map((day) => clockIn(deviceZone, day.dzuhur)) ?? []
    expect(
      dzuhur.every((clock) => clock > from && clock < to),
      dzuhur.join(),
    ).toBe(true)
  })
})
