import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Coordinates, distanceKm } from '@/domain/place/distance'
import {
  type Attitude,
  bearingError,
  compassHeading,
  declination,
  follow,
  formatBearing,
  isFacing,
  KAABA,
  qiblaBearing,
  turn,
  turningText,
  turnTo,
  windOf,
} from './qibla'

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

const attitude = (alpha: number, beta = 0, gamma = 0): Attitude => ({
  alpha,
  beta,
  gamma,
  absolute: true,
})
const angle = (min: number, max: number) => fc.double({ min, max, noNaN: true })

describe('compassHeading', () => {
  it.each([
    ['flat, to the north', attitude(0), 0, 0],
    ['flat, to the east', attitude(270), 0, 90],
    ['flat, to the west', attitude(90), 0, 270],
    ['upright, to the east', attitude(270, 90), 0, 90],
    ['in the hand, to the south', attitude(180, 40), 0, 180],
    ['flat on its left side, to the north', attitude(90), 90, 0],
    ['flat on its right side, to the north', attitude(270), 270, 0],
  ])('%s', (_, device, screen, heading) => {
    expect(turnTo(compassHeading(device, screen) ?? NaN, heading)).toBeCloseTo(0, 6)
  })

  it('does not change while a phone is raised', () => {
    fc.assert(
      fc.property(angle(0, 359.9), angle(0, 90), (alpha, beta) => {
        const heading = compassHeading(attitude(alpha, beta), 0) ?? NaN
        expect(turnTo(heading, 360 - alpha)).toBeCloseTo(0, 5)
      }),
    )
  })

  it('turns with the device, however that is held', () => {
    fc.assert(
      fc.property(
        angle(0, 359.9),
        angle(-20, 80),
        angle(-40, 40),
        fc.constantFrom(0, 90, 180, 270),
        angle(-180, 180),
        (alpha, beta, gamma, screen, by) => {
          const before = compassHeading(attitude(alpha, beta, gamma), screen)
          const after = compassHeading(attitude(alpha - by, beta, gamma), screen)
          fc.pre(before !== null && after !== null)
          expect(turnTo(before, after - by)).toBeCloseTo(0, 5)
        },
      ),
    )
  })

  it('takes Safari’s own', () => {
    const safari: Attitude = { ...attitude(12), absolute: false, webkitCompassHeading: 295 }
    expect(compassHeading(safari, 0)).toBe(295)
    expect(compassHeading(safari, 90)).toBe(25)
    for (const unusable of [-1, null, NaN])
      expect(compassHeading({ ...safari, webkitCompassHeading: unusable }, 0)).toBeNull()
  })

  it.each([
    ['angles that don’t count from north', { ...attitude(90), absolute: false }],
    ['no sensor', { ...attitude(0), alpha: null }],
    ['held overhead', attitude(0, 135)],
  ])('can’t be told: %s', (_, device) => {
    expect(compassHeading(device, 0)).toBeNull()
  })
})

test('the dial follows the short way round, and arrives', () => {
  expect(follow(null, 200)).toBe(200)
  expect(follow(359, 1)).toBeGreaterThan(359)
  expect(follow(1, 359)).toBeLessThan(1)
  fc.assert(
    fc.property(angle(-1000, 1000), angle(0, 359.9), (start, reading) => {
      let shown = start
      for (let readings = 0; readings < 60; readings += 1) shown = follow(shown, reading)
      expect(turnTo(turn(shown), reading)).toBeCloseTo(0, 3)
      expect(Math.abs(shown - start)).toBeLessThanOrEqual(180)
    }),
  )
})

test.each([
  [290, 295, true, 'Anda menghadap kiblat'],
  [289.9, 295, false, 'Putar ke kanan 5°'],
  [300.1, 295, false, 'Putar ke kiri 5°'],
  [358, 2, true, 'Anda menghadap kiblat'],
  [0, 295, false, 'Putar ke kiri 65°'],
  [180, 295, false, 'Putar ke kanan 115°'],
])('heading %f to %f: facing %s, "%s"', (heading, bearing, facing, text) => {
  expect(isFacing(heading, bearing)).toBe(facing)
  expect(turningText(heading, bearing)).toBe(text)
})

// NOAA's own test values of the model (WMM2025_TestValues.txt), which are at heights up to 66 km.
test.each([
  [43, 93, 0.5],
  [14, 143, -0.19],
  [-29, -110, 15.74],
  [0, 21, 1.29],
  [26, 81, 0.51],
  [33, -118, 11.1],
  [-37, 140, 9.28],
])('at %f, %f the needle points %f° east', (latitude, longitude, east) => {
  const found = declination({ latitude, longitude }, Date.parse('2025-04-01'))
  expect(Math.abs(found - east)).toBeLessThan(0.5)
})

test('before and after its years it goes on with the nearest', () => {
  const at = (day: string) => declination({ latitude: 40.7, longitude: -74 }, Date.parse(day))
  expect(at('2020-01-01')).toBe(at('2024-11-13T03:00:00Z'))
  expect(at('2033-01-01')).toBe(at('2029-11-13T03:00:00Z'))
})
