import { record, text } from '@/api/decode'
import type { components } from '@/api/generated/geocode'
import { type Coordinates, distanceKm } from './distance'
import { type Address, locationLabel } from './location-label'
import { localStore, readStored, type StorageSource, writeStored } from '@/lib/storage/storage'
import { type City, parseCity } from './city'

/** The geocoder's answer for a position, and the city found for it. */
export interface Place {
  position: Coordinates
  address: Address
  /** Null until it is found. */
  city: City | null
}

/** Within this distance of a known place, nothing is requested again. */
const SAME_PLACE_KM = 1

const parts = [
  'county',
  'city',
  'region',
  'town',
  'municipality',
  'city_district',
  'suburb',
  'village',
  'state',
  'ISO3166-2-lvl4',
  'country',
  'country_code',
] as const satisfies readonly (keyof components['schemas']['Address'])[]

function readAddress(value: unknown): Address {
  const fields = record<Record<(typeof parts)[number], unknown>>(value, 'address')
  return Object.fromEntries(
    parts.flatMap((part) => {
      const read = text(fields[part])
      return read === null ? [] : [[part, read]]
    }),
  )
}

/**
 * Reads the `address` of the geocoder's answer; null for a miss (`{"error": …}`) and for an address that names no
 * place.
 * @throws DecodeError when the answer is no object
 */
export function decodeReverse(body: unknown): Address | null {
  const { address } = record<components['schemas']['Place']>(body, 'body')
  if (address === undefined || address === null) return null
  const read = readAddress(address)
  return locationLabel(read) === null ? null : read
}

/** The place remembered at (or within 1 km of) a position, or null. */
export function storedPlace(
  position: Coordinates,
  source: StorageSource<'jm-tempat'> = localStore,
): Place | null {
  return readStored(source, 'jm-tempat', (value) => {
    const stored = record<Place>(value, 'place')
    const { latitude, longitude } = record<Coordinates>(stored.position, 'position')
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
    const at = { latitude, longitude }
    if (!(distanceKm(at, position) <= SAME_PLACE_KM)) return null
    return { position: at, address: readAddress(stored.address), city: parseCity(stored.city) }
  })
}

export function rememberPlace(place: Place, source: StorageSource<'jm-tempat'> = localStore): void {
  writeStored(source, 'jm-tempat', place)
}
