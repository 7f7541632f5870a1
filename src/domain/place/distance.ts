import { formatThousands } from '@/lib/format-number'
import type { Location } from './location-store'

/** Degrees, north and east positive. */
export interface Coordinates {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_KM = 6371

/** Great-circle distance in km on a sphere of radius 6371 km, by the haversine formula. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const chord =
    haversine(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      haversine(to.longitude - from.longitude)
  // Rounding can lift opposite points of the globe slightly above 1, where asin is NaN.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function haversine(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2
}

const TRAVEL_SPEED_KMH = 40

/**
 * `0.85` km → `"850 m"`, `1.4` → `"1,40 km"`: metres under 1 km, otherwise km with two decimals and a decimal comma, as
 * Indonesian writes it. A distance that rounds to 1000 m is already a kilometre.
 */
export function formatDistance(km: number): string {
  const metres = Math.round(km * 1000)
  return metres < 1000 ? `${metres} m` : `${twoDecimals(km)} km`
}

// From the digits: `toFixed` rounds the binary number, and writes 1.005 as 1.00.
function twoDecimals(km: number): string {
  const [whole = '', decimals = ''] = String(km).split('.')
  const hundredths =
    Number(whole + decimals.slice(0, 2).padEnd(2, '0')) + Number(decimals.charAt(2) >= '5')
  return `${formatThousands(Math.floor(hundredths / 100))},${String(hundredths % 100).padStart(2, '0')}`
}

/** Estimated whole minutes of travel at 40 km/h, at least 1. */
export function travelMinutes(km: number): number {
  return Math.max(1, Math.round((km / TRAVEL_SPEED_KMH) * 60))
}

/** The estimate in words: `"21 menit"`, from an hour on `"1 jam 5 menit"`. */
export function formatTravelTime(km: number): string {
  const minutes = travelMinutes(km)
  if (minutes < 60) return `${minutes} menit`
  return `${Math.floor(minutes / 60)} jam ${minutes % 60} menit`
}

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
