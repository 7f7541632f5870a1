import { expect, it } from 'vitest'
import type { Coordinates } from './distance'
import { distanceTo } from './distance-to'
import type { Location } from './location-store'

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
