import { cities } from './places'
import type { ServiceAnswer, ServiceCall } from './service'

// Further from any known place than this is the open sea, as far as the stand-in is concerned.
const REACH_DEGREES = 2.5

// The real service has misses of both kinds, HTTP 200 and 404.
const NOT_FOUND_DEGREES = 20

/** Reverse geocoding: the nearest place of the gazetteer, or a miss. */
export function geocodeAnswer({ query }: ServiceCall): ServiceAnswer {
  const [lat, lon] = [Number(query['lat']), Number(query['lon'])]
  const [nearest] = cities
    .map((city) => ({ city, away: Math.hypot(city.latitude - lat, city.longitude - lon) }))
    .toSorted((a, b) => a.away - b.away)
  if (!nearest || nearest.away > REACH_DEGREES)
    return {
      status: nearest && nearest.away < NOT_FOUND_DEGREES ? 200 : 404,
      body: { error: 'Unable to geocode' },
    }
  const { county, ...own } = nearest.city.address
  // The real service answers in the phone's language unless it is asked for Indonesian. This phone is in German.
  const inIndonesian = query['accept-language'] === 'id'
  const address = {
    ...(county !== undefined && { county: inIndonesian ? county : `${county} Regency` }),
    ...own,
    country: inIndonesian ? 'Indonesia' : 'Indonesien',
    country_code: 'id',
  }
  return {
    status: 200,
    body: {
      licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
      lat: String(lat),
      lon: String(lon),
      display_name: Object.values(nearest.city.address).concat('Indonesia').join(', '),
      address,
    },
  }
}
