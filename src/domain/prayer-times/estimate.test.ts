import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addDays,
  clockIn,
  dateIn,
  daysBetween,
  deviceZone,
  momentIn,
  WIB,
} from '@/domain/place/zone'
import { nearestCity, placeOfCity } from '@/domain/place/city-coordinates'
import { computeTimes, estimateDays, type Whereabouts } from './estimate'
import {
  countdownText,
  dateOfShalat,
  fiveShalat,
  type PrayerTimes,
  shownShalat,
} from './next-shalat'

afterEach(() => {
  vi.unstubAllEnvs()
})

const MINUTE = 60_000
const DAY = 86_400_000

const estimate = (where: Partial<Whereabouts>, now = Date.parse('2026-11-21T12:00:00Z')) =>
  estimateDays({ city: null, position: null, abroad: false, ...where }, now)

const rad = (degrees: number) => (degrees * Math.PI) / 180
const deg = (radians: number) => (radians * 180) / Math.PI

/** The sun's altitude in degrees, to 0.01: the Astronomical Almanac's formula, and nothing of the library's. */
function altitude({ latitude, longitude }: { latitude: number; longitude: number }, at: number) {
  const days = at / DAY - 10957.5
  const anomaly = rad(357.529 + 0.98560028 * days)
  const along = rad(
    280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly),
  )
  const tilt = rad(23.439 - 0.00000036 * days)
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(along), Math.cos(along))
  const declination = Math.asin(Math.sin(tilt) * Math.sin(along))
  const hour = rad(15 * (18.697374558 + 24.06570982441908 * days) + longitude) - ascension
  const [phi, cos] = [rad(latitude), Math.cos]
  return deg(
    Math.asin(Math.sin(phi) * Math.sin(declination) + cos(phi) * cos(declination) * cos(hour)),
  )
}

const year = (from: string, length = 366) =>
  Array.from({ length }, (_, index) => addDays(from, index))

/** The first shalat that doesn't come after the one before it; undefined as it should be. */
function outOfOrder(days: readonly PrayerTimes[]) {
  const moments = days.flatMap((day) => fiveShalat.map((key) => day[key]))
  const at = moments.find((moment, index) => !(moment > (moments[index - 1] ?? -Infinity)))
  return at === undefined ? undefined : new Date(at)
}

describe('the computation', () => {
  // Official schedules: subuh, dzuhur, ashar, maghrib, isya.
  const official = [
    ['KOTA JAKARTA', '2026-08-06', '04:45 12:02 15:23 17:58 19:09'],
    ['KOTA KEDIRI', '2024-06-23', '04:23 11:38 14:57 17:28 18:42'],
  ] as const

  it.each(official)('of %s on %s is within a minute of the official one', (lokasi, date, times) => {
    for (const device of ['Asia/Jakarta', 'America/New_York', 'Pacific/Kiritimati']) {
      vi.stubEnv('TZ', device)
      const now = momentIn(WIB, date, '10:00')
      const { zone, days } = estimate({ city: { id: '0000', lokasi } }, now) ?? {}
      expect(zone).toBe(WIB)
      const today = days?.find((day) => dateOfShalat(WIB, day) === date)
      times.split(' ').forEach((time, index) => {
        const key = fiveShalat[index] ?? 'subuh'
        const away = Math.abs((today?.[key] ?? 0) - momentIn(WIB, date, time))
        expect(away, `${key} in ${device}`).toBeLessThanOrEqual(MINUTE)
      })
    }
  })

  it('is where the sun stands at that altitude, up to 44° from the equator, on every day', () => {
    for (const latitude of [-44, -33.87, -6.2, 0, 21.42, 44])
      for (const date of year('2028-01-01')) {
        const place = { latitude, longitude: 106.8 }
        const { subuh, dzuhur, ashar, maghrib, isya } = computeTimes(place, date)
        // Less the margin, and half the minute of rounding up.
        const at = (moment: number, margin: number) =>
          altitude(place, moment - (margin + 0.5) * MINUTE)
        expect(at(subuh, 2)).toBeCloseTo(-20, 0)
        expect(at(maghrib, 2)).toBeCloseTo(-1, 0)
        expect(at(isya, 2)).toBeCloseTo(-18, 0)
        const noon = at(dzuhur, 3)
        for (const minutes of [-30, 30])
          expect(altitude(place, dzuhur + minutes * MINUTE)).toBeLessThan(noon)
        // A shadow is as long as at noon, and once the thing's own height.
        const shadow = 1 / Math.tan(rad(noon)) + 1
        expect(Math.abs(at(ashar, 2) - deg(Math.atan(1 / shadow)))).toBeLessThan(0.3)
      }
  })

  it('has five moments in their order up to the poles, on every day of a year', () => {
    for (let latitude = -90; latitude <= 90; latitude += 2.5) {
      const days = year('2027-12-31').map((date) =>
        computeTimes({ latitude, longitude: 15.6 }, date),
      )
      expect(outOfOrder(days), `latitude ${latitude}`).toBeUndefined()
    }
  })

  // From 25 May to 18 July it doesn't get dark in London; the night of 12 June lasts from 21.17 to 4.43.
  it('leaves a part of the night between Isya and Subuh where it stays light', () => {
    vi.stubEnv('TZ', 'Europe/London')
    const london = { latitude: 51.51, longitude: -0.13 }
    for (const date of year('2026-05-01', 92)) {
      const [today, tomorrow] = [computeTimes(london, date), computeTimes(london, addDays(date, 1))]
      expect(today.isya - today.maghrib, date).toBeGreaterThan(60 * MINUTE)
      expect(tomorrow.subuh - today.isya, date).toBeGreaterThan(120 * MINUTE)
    }
    const [twelfth, thirteenth] = ['2026-06-12', '2026-06-13'].map((date) =>
      computeTimes(london, date),
    )
    expect(clockIn(deviceZone, twelfth?.isya ?? 0)).toBe('23.34')
    expect(clockIn(deviceZone, thirteenth?.subuh ?? 0)).toBe('02.17')
  })

  it('is that of the nearest latitude where the sun rises and sets, and its own wherever it does', () => {
    const [longyearbyen, arctic, reykjavik] = [78.22, 64.56, 64.15].map((latitude) => ({
      ...{ latitude, longitude: 15.64 },
    }))
    if (!longyearbyen || !arctic || !reykjavik) throw new Error('no places')
    const { maghrib } = computeTimes(longyearbyen, '2026-06-21')
    expect(Math.abs(maghrib - computeTimes(arctic, '2026-06-21').maghrib)).toBeLessThan(5 * MINUTE)
    for (const date of ['2026-03-21', '2026-06-21', '2026-10-21'])
      expect(altitude(reykjavik, computeTimes(reykjavik, date).maghrib - 2.5 * MINUTE)).toBeCloseTo(
        -1,
        0,
      )
  })
})

/** Places with the zones of their clocks, and odd ones: poles, the date line on both sides. */
const places: [latitude: number, longitude: number, zone: string][] = [
  [-6.2, 106.83, 'Asia/Jakarta'],
  [-33.87, 151.21, 'Australia/Sydney'],
  [51.51, -0.13, 'Europe/London'],
  [48.86, 2.35, 'Europe/Paris'],
  [42.88, -8.54, 'Europe/Madrid'],
  [39.47, 75.99, 'Asia/Shanghai'],
  [78.22, 15.64, 'Arctic/Longyearbyen'],
  [1.87, -157.4, 'Pacific/Kiritimati'],
  [-16.8, 179.99, 'Pacific/Fiji'],
  [-13.8, -171.8, 'Pacific/Apia'],
  [-14.28, -170.7, 'Pacific/Pago_Pago'],
  [52.9, 172.9, 'America/Adak'],
  [-31.55, 159.08, 'Australia/Lord_Howe'],
  [27.7, 85.3, 'Asia/Kathmandu'],
  [30.04, 31.24, 'Africa/Cairo'],
  [33.57, -7.59, 'Africa/Casablanca'],
  [90, 0, 'UTC'],
  [-90, 180, 'Antarctica/South_Pole'],
]
const moments = [
  ...['2026-03-29T00:59:00Z', '2026-06-21T23:59:00Z', '2026-10-25T01:30:00Z'],
  ...['2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z', '1999-12-31T18:00:00Z'],
].map((text) => Date.parse(text))

describe('wherever the device is, whatever its clock follows', () => {
  it('the next shalat is the first after now, in all zones', () => {
    const inUtc = new Map<string, unknown>()
    for (const device of ['UTC', ...Intl.supportedValuesOf('timeZone')]) {
      vi.stubEnv('TZ', device)
      for (const [index, [latitude, longitude]] of places.entries()) {
        const now = (moments[index % moments.length] ?? 0) + index * 3_600_000
        const what = `${latitude}, ${longitude} in ${device} at ${new Date(now).toISOString()}`
        const { zone, days } =
          estimate({ position: { latitude, longitude }, abroad: true }, now) ?? {}
        if (!zone || !days) throw new Error(what)
        if (device === 'UTC') inUtc.set(String(index), days)
        expect(days, what).toEqual(inUtc.get(String(index)))

        const { day, next } = shownShalat(now, zone, days)
        const all = days.flatMap((one) => fiveShalat.map((key) => one[key]))
        expect(next?.at, what).toBe(all.find((at) => at > now))
        expect(countdownText(now, next ?? { key: 'subuh', at: 0 }), what).toMatch(/^\d+ jam \d+ m/)
        for (const key of fiveShalat) expect(clockIn(zone, day[key])).toMatch(/^\d\d\.\d\d$/)
        const away = daysBetween(dateIn(zone, now), dateOfShalat(zone, day))
        expect(Math.abs(away), what).toBeLessThanOrEqual(1)
      }
    }
  })

  it.each(places)('at %f, %f by %s each day is that of its noon, every hour', (...place) => {
    const [latitude, longitude, device] = place
    vi.stubEnv('TZ', device)
    for (const start of moments)
      for (let hour = 0; hour < 50; hour += 1) {
        const now = start + hour * 3_600_000
        const { zone, days } =
          estimate({ position: { latitude, longitude }, abroad: true }, now) ?? {}
        if (!zone || !days) throw new Error('no days')
        const { day, next, tomorrow } = shownShalat(now, zone, days)
        expect(next?.at).toBeGreaterThan(now)
        const [shown, clock] = [dateOfShalat(zone, day), dateIn(zone, now)]
        // After midnight a day goes on until its Isya.
        const after = shown < clock && day.isya > now
        expect(after || shown === clock, `${new Date(now).toISOString()}: ${shown}, ${clock}`).toBe(
          true,
        )
        if (tomorrow) expect(next?.key).toBe('subuh')
      }
  })
})

// The clocks of London go forward at 1.00 on 29 March, those of Cairo at midnight on 24 April 2026.
it.each([
  [51.51, -0.13, 'Europe/London', '2026-03-28'],
  [30.04, 31.24, 'Africa/Cairo', '2026-04-23'],
] as const)('at %f, %f by %s the day after %s has its own offset', (...row) => {
  const [latitude, longitude, device, date] = row
  vi.stubEnv('TZ', device)
  const now = Date.parse(`${date}T20:30:00Z`)
  const { days } = estimate({ position: { latitude, longitude }, abroad: true }, now) ?? {}
  const [before = 0, after = 0] = [0, 1].map((later) => {
    const day = days?.find((one) => dateOfShalat(deviceZone, one) === addDays(date, later))
    const [hours = 0, minutes = 0] = clockIn(deviceZone, day?.subuh ?? 0)
      .split('.')
      .map(Number)
    return hours * 60 + minutes
  })
  // An hour later on the clock, and two or three minutes of spring earlier.
  expect(after - before).toBeGreaterThan(55)
  expect(after - before).toBeLessThan(60)
})

describe('where', () => {
  it('a city is known by its name, however it is spelled', () => {
    expect(placeOfCity('KOTA BAU BAU')?.zone.name).toBe('WITA')
    expect(placeOfCity('KOTA BANDUNG')).toMatchObject({ zone: { name: 'WIB' } })
    expect(placeOfCity('KOTA JAYAPURA')?.zone.name).toBe('WIT')
    expect(placeOfCity('KOTA ATLANTIS')).toBeNull()
  })

  it.each([
    [-6.2, 106.8, 'WIB'],
    [0.13, 111.1, 'WIB'],
    [-8.65, 115.2, 'WITA'],
    [-3.44, 114.83, 'WITA'],
    [-2.2, 113.9, 'WIB'],
    [-3.7, 128.2, 'WIT'],
    [-0.86, 131.25, 'WIT'],
  ])('%f, %f is in %s', (latitude, longitude, zone) => {
    expect(nearestCity({ latitude, longitude })?.zone.name).toBe(zone)
  })

  it('a place far from Indonesia has no zone of ours', () => {
    const position = { latitude: 21.4, longitude: 39.8 }
    expect(nearestCity(position)).toBeNull()
    expect(estimate({ position })?.zone).toBe(deviceZone)
  })

  it('goes by the city, and by the position where there is no city or none that is known', () => {
    const jakarta = { latitude: -6.18, longitude: 106.83 }
    const sorong = { id: '3413', lokasi: 'KOTA SORONG' }
    expect(estimate({ city: sorong, position: jakarta })?.zone.name).toBe('WIT')
    expect(estimate({ position: jakarta })?.zone.name).toBe('WIB')
    const unknown = { id: '9999', lokasi: 'KAB. ANTAH BERANTAH' }
    expect(estimate({ city: unknown })).toBeNull()
  })
})
