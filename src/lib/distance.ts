import { once } from './once'

/** Degrees, north and east positive. */
export interface Coordinates {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_KM = 6371
const TRAVEL_SPEED_KMH = 40

const twoDecimals = once(
  () =>
    new Intl.NumberFormat('id-ID', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
)

/** Great-circle distance in km on a sphere of radius 6371 km (spec §9), by the haversine formula. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const chord =
    haversine(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      haversine(to.longitude - from.longitude)
  // Rounding can lift the antipodes a hair above 1, where asin is not a number.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/**
 * `0.85` km → `"850 m"`, `1.4` → `"1,40 km"` (spec §9): metres under 1 km, otherwise km with two
 * decimals, with the decimal comma that Indonesian amounts on the same screen have too. What rounds
 * to 1000 m is already a kilometre.
 */
export function formatDistance(km: number): string {
  const metres = Math.round(km * 1000)
  return metres < 1000 ? `${metres} m` : `${twoDecimals().format(km)} km`
}

/** Estimated whole minutes of travel at 40 km/h, at least 1 (spec §9). */
export function travelMinutes(km: number): number {
  return Math.max(1, Math.round((km / TRAVEL_SPEED_KMH) * 60))
}

/** The estimate in words: `"21 menit"`, from an hour on `"1 jam 5 menit"` (spec §9). */
export function formatTravelTime(km: number): string {
  const minutes = travelMinutes(km)
  if (minutes < 60) return `${minutes} menit`
  return `${Math.floor(minutes / 60)} jam ${minutes % 60} menit`
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function haversine(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2
}
