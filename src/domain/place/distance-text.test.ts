import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatDistance, formatTravelTime, travelMinutes } from './distance-text'

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
