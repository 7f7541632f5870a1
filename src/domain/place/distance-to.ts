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

/** A device that is this sure or surer, in metres, is asked for any distance. */
const UNSURE_M = 5000

/** The distance from the device to a place; null for a place without coordinates. */
export function distanceTo(location: Location, place: Coordinates | null): DistanceTo {
  if (place === null) return { kind: 'unknown' }
  if (location.kind === 'located') {
    const km = distanceKm(location.position, place)
    // A device that knows only its province is no nearer to one mosque than to another.
    return location.accuracy > UNSURE_M && location.accuracy > km * 1000
      ? { kind: 'unknown' }
      : { kind: 'known', km }
  }
  return { kind: isWaiting(location) ? 'waiting' : 'unknown' }
}

/** Whether a position may still come. */
export function isWaiting({ kind }: Location): boolean {
  return kind === 'unknown' || kind === 'locating'
}
