import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Coordinates, distanceKm } from '@/domain/place/distance'
import { bearingError, formatBearing, KAABA, qiblaBearing, turn, turnTo, windOf } from './qibla'

const angles = fc.double({ min: -1e4, max: 1e4, noNaN: true })
const places = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('qiblaBearing', () => {
  // By hand: tan q = sin Δλ / (cos φ tan φK − sin φ cos Δλ), from the spherical triangle with the pole.
  it.each<[string, number, number, number]>([
    ['Jakarta', -6.1754, 106.8272, 295.15],
    ['Makassar', -5.1477, 119.4327, 292.48],
    ['Jayapura', -2.5337, 140.7181, 291.34],
    ['Sabang', 5.8933, 95.3214, 291.95],
    ['Merauke', -8.4991, 140.4049, 290.16],
    ['London', 51.5074, -0.1278, 118.99],
    ['New York', 40.7128, -74.006, 58.48],
    ['due south of it', 10, 39.8262, 0],
    ['due north of it', 60, 39.8262, 180],
  ])('from %s', (_, latitude, longitude, bearing) => {
    expect(qiblaBearing({ latitude, longitude })).toBeCloseTo(bearing, 1)
  })

  it('leads to the Ka’bah: a step that way brings one nearer by the whole step', () => {
    fc.assert(
      fc.property(places, (place) => {
        const away = distanceKm(place, KAABA)
        fc.pre(away > 50 && away < 19_900)
        const stepped = step(place, qiblaBearing(place), 10)
        expect(distanceKm(stepped, KAABA)).toBeCloseTo(away - 10, 1)
      }),
    )
  })

  it('is a number at the Ka’bah and at the poles', () => {
    for (const place of [KAABA, { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 7 }])
      expect(qiblaBearing(place)).toBeGreaterThanOrEqual(0)
  })
})

/** The place `km` away in a direction, by the direct formula on the sphere. */
function step({ latitude, longitude }: Coordinates, bearing: number, km: number): Coordinates {
  const rad = Math.PI / 180
  const [angle, way, from] = [km / 6371, bearing * rad, latitude * rad]
  const to = Math.asin(
    Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(way),
  )
  const east = Math.atan2(
    Math.sin(way) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  )
  return { latitude: to / rad, longitude: longitude + east / rad }
}

test.each([
  [7900, 1500, 0],
  [10, 1500, 9],
  [0.3, 150, 30],
  [0.3, 300, 90],
  [0.3, 1500, 90],
  [0.3, 0, 0],
  [0, 20, 90],
])('%f km away, the bearing of a place known to within %i m is off by %i° at most', (...row) => {
  const [km, accuracy, degrees] = row
  expect(Math.round(bearingError(km, accuracy))).toBe(degrees)
})

test('turn keeps the direction, within one turn', () => {
  fc.assert(
    fc.property(angles, (angle) => {
      expect(turn(angle)).toBeGreaterThanOrEqual(0)
      expect(turn(angle)).toBeLessThan(360)
      expect(Math.cos((turn(angle) - angle) * (Math.PI / 180))).toBeCloseTo(1, 6)
    }),
  )
  expect(turn(-1e-20)).toBe(0)
})

test('turnTo is the shortest way, and leads there', () => {
  expect(turnTo(350, 10)).toBe(20)
  expect(turnTo(10, 350)).toBe(-20)
  expect(turnTo(0, 180)).toBe(180)
  fc.assert(
    fc.property(angles, angles, (from, to) => {
      const way = turnTo(from, to)
      expect(Math.abs(way)).toBeLessThanOrEqual(180)
      expect(Math.cos((from + way - to) * (Math.PI / 180))).toBeCloseTo(1, 6)
    }),
  )
})

test.each([
  [0, 'Utara'],
  [22.4, 'Utara'],
  [22.6, 'Timur Laut'],
  [180, 'Selatan'],
  [295.1, 'Barat Laut'],
  [291.3, 'Barat'],
  [337.4, 'Barat Laut'],
  [337.6, 'Utara'],
  [359.9, 'Utara'],
])('%f° is %s', (bearing, wind) => {
  expect(windOf(bearing)).toBe(wind)
})

test.each([
  [295.146, '295,1°'],
  [0, '0,0°'],
  [359.97, '0,0°'],
])('%f is written %s', (bearing, text) => {
  expect(formatBearing(bearing)).toBe(text)
})

test('a bearing is written as Intl writes it', () => {
  const indonesian = new Intl.NumberFormat('id-ID', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3599 }), (tenths) => {
      expect(formatBearing(tenths / 10)).toBe(`${indonesian.format(tenths / 10)}°`)
    }),
  )
})
