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
