import { compact } from './city-key'
import { type Coordinates, distanceKm } from './distance'
import type { Zone } from './zone'
import { cityRows } from './city-rows'

/** A city's place on the map. */
export interface CityPlace extends Coordinates {
  lokasi: string
  zone: Zone
}

const places: readonly CityPlace[] = cityRows.flatMap(([zone, rows]) =>
  rows.split(/;\s*/).flatMap((row) => {
    const [, lokasi, latitude, longitude] = /^(.+) (-?[\d.]+) ([\d.]+)$/.exec(row) ?? []
    return lokasi === undefined
      ? []
      : [{ lokasi, zone, latitude: Number(latitude), longitude: Number(longitude) }]
  }),
)

/** The place of a city, by the service's name of it; null for one whose coordinates aren't known. */
export function placeOfCity(lokasi: string): CityPlace | null {
  const name = compact(lokasi)
  return places.find((place) => compact(place.lokasi) === name) ?? null
}

/** The city nearest to a position: good enough for the time zone. Null if none is within 300 km. */
export function nearestCity(position: Coordinates): CityPlace | null {
  let nearest: CityPlace | null = null
  let least = 300
  for (const place of places) {
    const away = distanceKm(position, place)
    if (away < least) [nearest, least] = [place, away]
  }
  return nearest
}
