import { type Coordinates, distanceKm } from './distance'
import type { Location } from './location-store'

/** How far away a place is, if known. */
export type DistanceTo =
  /** The device is still being located. */
  | { kind: 'waiting' }
  /** "Jarak tidak diketahui": a distance is never invented. */
  | { kind: 'unknown' }
  /** Great-circle kilometres. */
  | { kind: 'known'; km: number }

/** The distance from the device to a place; null for a place without coordinates. */
export function distanceTo(location: Location, place: Coordinates | null): DistanceTo {
  if (place === null) return { kind: 'unknown' }
  if (location.kind === 'located')
    return { kind: 'known', km: distanceKm(location.position, place) }
  return { kind: isWaiting(location) ? 'waiting' : 'unknown' }
}

/** Whether a position may still come. */
export function isWaiting({ kind }: Location): boolean {
  return kind === 'unknown' || kind === 'locating'
}
