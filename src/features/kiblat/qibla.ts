import type { Coordinates } from '@/domain/place/distance'

/** The Ka'bah in Makkah. */
export const KAABA: Coordinates = { latitude: 21.4225, longitude: 39.8262 }

/** Clockwise from north, each 45° wide. */
const winds = [
  'Utara',
  'Timur Laut',
  'Timur',
  'Tenggara',
  'Selatan',
  'Barat Daya',
  'Barat',
  'Barat Laut',
] as const

export type Wind = (typeof winds)[number]

/** An angle within one turn, in degrees: from 0 to below 360. */
export function turn(degrees: number): number {
  const within = degrees % 360
  // Slightly below zero plus 360 is rounded up to 360.
  return within < 0 ? (within + 360) % 360 : within
}

/** The shortest turn from one direction to another, in degrees: right is positive, from -180 to 180. */
export function turnTo(from: number, to: number): number {
  const right = turn(to - from)
  return right > 180 ? right - 360 : right
}

/**
 * The direction of prayer: the bearing in which the great circle to the Ka'bah begins, in degrees clockwise from true
 * north. At the Ka'bah itself, and at the opposite point of the globe, every direction is right, so 0 is returned.
 */
export function qiblaBearing(from: Coordinates): number {
  const latitude = radians(from.latitude)
  const kaaba = radians(KAABA.latitude)
  const eastward = radians(KAABA.longitude - from.longitude)
  const east = Math.sin(eastward) * Math.cos(kaaba)
  const north =
    Math.cos(latitude) * Math.sin(kaaba) - Math.sin(latitude) * Math.cos(kaaba) * Math.cos(eastward)
  return turn((Math.atan2(east, north) * 180) / Math.PI)
}

/**
 * How far off the bearing may be, in degrees, because the place is only known so well; 90 where it may be any.
 * @param km to the Ka'bah
 * @param accuracy of the place, in metres
 */
export function bearingError(km: number, accuracy: number): number {
  return (Math.asin(Math.min(1, accuracy / 1000 / km)) * 180) / Math.PI
}

/** The nearest of the eight directions, in Indonesian. */
export function windOf(bearing: number): Wind {
  return winds[Math.round(turn(bearing) / 45) % 8] ?? 'Utara'
}

/** `295.146` → `"295,1°"`. */
export function formatBearing(bearing: number): string {
  // What rounds up to a whole turn is north.
  return `${turn(Math.round(bearing * 10) / 10)
    .toFixed(1)
    .replace('.', ',')}°`
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
