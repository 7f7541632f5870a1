import { expect, test } from 'vitest'
import { declination } from './declination'

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
