import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { type Coordinates, distanceKm } from './distance'

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
