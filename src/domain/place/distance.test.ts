import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type Coordinates,
  distanceKm,
  distanceTo,
  formatDistance,
  formatTravelTime,
  travelMinutes,
} from './distance'
import type { Location } from './location-store'

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude })

describe('distanceKm', () => {
  // One degree of a great circle is 6371 π / 180 = 111.19493 km.
  it.each([
    ['the same place', at(-6.2, 106.8), at(-6.2, 106.8), 0],
    ['one degree of latitude', at(-6, 106), at(-7, 106), 111.19493],
    ['one degree along the equator', at(0, 106), at(0, 107), 111.19493],
    ['antipodes', at(30, 20), at(-30, -160), 20_015.0868],
    [
      'near antipodes, where rounding leaves the domain of asin',
      at(-60.49389066673278, 0),
      at(60.49389064317387, 180),
      20_015.0868,
    ],
    ['over the date line, 2°', at(0, 179), at(0, -179), 222.38985],
    // Flat-earth check for a short distance: hypot(0.0052°, 0.0038° cos 6.1728°) of 111.19493 km each.
    ['Monas to Istiqlal', at(-6.1754, 106.8272), at(-6.1702, 106.831), 0.7147],
  ])('%s', (_name, from, to, km) => {
    expect(distanceKm(from, to)).toBeCloseTo(km, 3)
  })

  const places = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })

  test('is symmetric, and from 0 to half the circumference', () => {
    fc.assert(
      fc.property(places, places, (a, b) => {
        const km = distanceKm(a, b)
        expect(km).toBeCloseTo(distanceKm(b, a), 6)
        expect(km >= 0 && km <= 6371 * Math.PI).toBe(true)
      }),
    )
  })
})

describe('formatDistance', () => {
  it.each([
    [0, '0 m'],
    [0.999, '999 m'],
    [0.9994, '999 m'],
    [0.9996, '1,00 km'],
    [1, '1,00 km'],
    [1_234.5, '1.234,50 km'],
  ])('%d km → %s', (km, text) => {
    expect(formatDistance(km)).toBe(text)
  })
})

test('kilometres are written as Intl writes them', () => {
  const indonesian = new Intl.NumberFormat('id-ID', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const halves = fc.integer({ min: 1_000, max: 20_016_000 }).map((metres) => metres / 1000)
  fc.assert(
    fc.property(fc.oneof(halves, fc.double({ min: 1, max: 20_016, noNaN: true })), (km) => {
      expect(formatDistance(km)).toBe(`${indonesian.format(km)} km`)
    }),
  )
})

describe('travel time at 40 km/h', () => {
  it.each([
    [0, 1, '1 menit'],
    [0.99, 1, '1 menit'],
    [1, 2, '2 menit'],
    [39.5, 59, '59 menit'],
    [40, 60, '1 jam 0 menit'],
    [400, 600, '10 jam 0 menit'],
  ])('%d km: %d minutes, %s', (km, minutes, text) => {
    expect(travelMinutes(km)).toBe(minutes)
    expect(formatTravelTime(km)).toBe(text)
  })
})

const monas = { latitude: -6.1754, longitude: 106.8272 }
const istiqlal = { latitude: -6.1702, longitude: 106.831 }
const located = (position: Coordinates, accuracy: number): Location => ({
  kind: 'located',
  position,
  accuracy,
  at: 0,
})
const message = 'Gagal mendapatkan lokasi pengguna'

it.each<[Location, 'waiting' | 'unknown' | 'known']>([
  [{ kind: 'unknown' }, 'waiting'],
  [{ kind: 'locating' }, 'waiting'],
  [located(monas, 20), 'known'],
  // Istiqlal is 715 m away.
  [located(monas, 5000), 'known'],
  [located(monas, 5001), 'unknown'],
  [located({ latitude: -6.9175, longitude: 107.6191 }, 50_000), 'known'],
  [{ kind: 'refused', message }, 'unknown'],
  [{ kind: 'failed', message }, 'unknown'],
  [{ kind: 'unsupported', message }, 'unknown'],
])('location %j: %s; a place without coordinates: never more than unknown', (location, kind) => {
  expect(distanceTo(location, istiqlal).kind).toBe(kind)
  expect(distanceTo(location, null)).toEqual({ kind: 'unknown' })
})

it('is the great circle', () => {
  const distance = distanceTo(located(monas, 20), istiqlal)
  expect(distance.kind === 'known' && distance.km).toBeCloseTo(0.7147, 3)
})
