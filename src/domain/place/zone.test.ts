import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import {
  addDays,
  clockIn,
  dateIn,
  daysBetween,
  deviceZone,
  guessZone,
  momentIn,
  placeNote,
  WIB,
  WIT,
  WITA,
  type Zone,
  zoneOfProvince,
} from './zone'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the zone of a province', () => {
  it.each([
    ['DKI JAKARTA', 'WIB'],
    ['D.I. YOGYAKARTA', 'WIB'],
    ['ACEH', 'WIB'],
    ['KEPULAUAN RIAU', 'WIB'],
    ['BANGKA BELITUNG', 'WIB'],
    ['KALIMANTAN BARAT', 'WIB'],
    ['KALIMANTAN TENGAH', 'WIB'],
    ['KALIMANTAN SELATAN', 'WITA'],
    ['KALIMANTAN TIMUR', 'WITA'],
    ['KALIMANTAN UTARA', 'WITA'],
    ['BALI', 'WITA'],
    ['NUSA TENGGARA BARAT', 'WITA'],
    ['NUSA TENGGARA TIMUR', 'WITA'],
    ['GORONTALO', 'WITA'],
    ['SULAWESI TENGGARA', 'WITA'],
    ['MALUKU', 'WIT'],
    ['MALUKU UTARA', 'WIT'],
    ['PAPUA', 'WIT'],
    ['PAPUA BARAT', 'WIT'],
    ['PAPUA PEGUNUNGAN', 'WIT'],
    ['Papua Barat Daya', 'WIT'],
  ])('%s is in %s', (daerah, zone) => {
    expect(zoneOfProvince(daerah).name).toBe(zone)
  })

  it.each([
    ['0119', 'WIB'],
    ['1301', 'WIB'],
    ['1638', 'WIB'],
    ['1704', 'WITA'],
    ['1922', 'WITA'],
    ['2013', 'WIB'],
    ['2113', 'WITA'],
    ['2214', 'WIB'],
    ['2308', 'WITA'],
    ['2622', 'WITA'],
    ['3006', 'WITA'],
    ['3110', 'WIT'],
    ['3329', 'WIT'],
    ['3413', 'WIT'],
  ])('is guessed from the id %s as %s', (id, zone) => {
    expect(guessZone(id).name).toBe(zone)
  })
})

describe('days', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2027-01-01', -1, '2026-12-31'],
  ])('%s and %i more is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
    expect(daysBetween(date, expected)).toBe(days)
  })

  it('begin at midnight of the city, wherever the device is', () => {
    const before = Date.parse('2026-12-31T23:59:59.999+08:00')
    for (const device of ['Asia/Jakarta', 'America/New_York', 'Pacific/Kiritimati', 'UTC']) {
      vi.stubEnv('TZ', device)
      expect(dateIn(WITA, before)).toBe('2026-12-31')
      expect(dateIn(WITA, before + 1)).toBe('2027-01-01')
      expect(dateIn(WIB, before + 1)).toBe('2026-12-31')
    }
  })
})

describe('clocks', () => {
  const zones = [
    [WIB, 'Asia/Jakarta'],
    [WITA, 'Asia/Makassar'],
    [WIT, 'Asia/Jayapura'],
  ] as const

  test.each(zones)('$name is what the platform says of %s, at any moment', (zone, timeZone) => {
    const format = new Intl.DateTimeFormat('id-ID', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    const day = new Intl.DateTimeFormat('en-CA', { timeZone })
    const moments = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moments, (date) => {
        expect(clockIn(zone, date.getTime())).toBe(format.format(date))
        expect(dateIn(zone, date.getTime())).toBe(day.format(date))
        // From a day and a clock time back to the moment, to the minute.
        const back = momentIn(
          zone,
          dateIn(zone, date.getTime()),
          clockIn(zone, date.getTime()).replace('.', ':'),
        )
        expect(back).toBe(Math.floor(date.getTime() / 60_000) * 60_000)
      }),
    )
  })

  // Summer times of an hour and of half an hour, at midnight and at two, in Ramadan, and a day that is left out.
  test.each([
    ...['Europe/London', 'Africa/Cairo', 'Africa/Casablanca', 'Australia/Lord_Howe'],
    ...['Pacific/Apia', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'America/St_Johns', 'Asia/Tehran'],
  ])('the device’s, in %s, is what the platform says', (timeZone) => {
    vi.stubEnv('TZ', timeZone)
    const format = new Intl.DateTimeFormat('id-ID', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    const day = new Intl.DateTimeFormat('en-CA', { timeZone })
    // Each hour of ten years, thinned out.
    for (
      let at = Date.parse('2019-12-31T00:00:00Z');
      at < 1_893_456_000_000;
      at += 17 * 3_540_000
    ) {
      expect(clockIn(deviceZone, at)).toBe(format.format(at))
      expect(dateIn(deviceZone, at)).toBe(day.format(at))
    }
  })
})

afterEach(() => {
  vi.unstubAllEnvs()
})

const now = Date.parse('2026-11-25T12:00:00+07:00')
const HOUR_MS = 3_600_000
const fix = { position: { latitude: -6.2, longitude: 106.8 }, accuracy: 20, at: now }

it.each<[string, Zone | null, string | null]>([
  ['Asia/Jakarta', WIB, null],
  ['Asia/Pontianak', WIB, null],
  ['Asia/Makassar', WITA, null],
  ['Asia/Singapore', WITA, null],
  ['Asia/Jayapura', WIT, null],
  ['Asia/Makassar', WIB, 'Zona waktu perangkat Anda berbeda'],
  ['Asia/Jakarta', WIT, 'Zona waktu perangkat Anda berbeda'],
  ['Asia/Kolkata', WIB, 'Zona waktu perangkat Anda berbeda'],
  ['America/New_York', WIB, 'Zona waktu perangkat Anda berbeda'],
  ['America/New_York', null, null],
  ['America/New_York', deviceZone, null],
])('on a phone in %s, beside a city in %o, says %s', (device, zone, note) => {
  vi.stubEnv('TZ', device)
  expect(placeNote(fix, zone, now)).toBe(note)
  // A chosen city stays chosen, but its clock isn't the phone's.
  expect(placeNote(null, zone, now)).toBe(note)
})

it.each([
  [0, 20, null],
  [24 * HOUR_MS, 20, null],
  [24 * HOUR_MS + 1, 20, 'Lokasi lebih dari sehari lalu'],
  // The phone's clock was set back.
  [-HOUR_MS, 20, null],
  // Stored before the moment was.
  [now, 0, 'Lokasi lebih dari sehari lalu'],
  [0, 25_000, null],
  [0, 50_000, 'Lokasi kurang akurat'],
  [48 * HOUR_MS, 50_000, 'Lokasi lebih dari sehari lalu · Lokasi kurang akurat'],
])('%i ms after a fix of ±%i m says %s', (age, accuracy, note) => {
  vi.stubEnv('TZ', 'Asia/Jakarta')
  expect(placeNote({ ...fix, at: now - age, accuracy }, WIB, now)).toBe(note)
})
