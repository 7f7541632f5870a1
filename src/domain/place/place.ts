import { record, text } from '@/api/decode'
import type { components } from '@/api/generated/geocode'
import { localStore, readStored, type StorageSource, writeStored } from '@/lib/storage/storage'
import { type City, parseCity } from './city'
import { type Coordinates, distanceKm } from './distance'

/** The parts of a geocoded address that name a place; each may be missing. */
export interface Address {
  /** The regency; missing in cities, in Jakarta and in Bali. */
  county?: string | undefined
  city?: string | undefined
  /** The regency in Bali, an island elsewhere. */
  region?: string | undefined
  town?: string | undefined
  municipality?: string | undefined
  city_district?: string | undefined
  suburb?: string | undefined
  village?: string | undefined
  state?: string | undefined
  'ISO3166-2-lvl4'?: string | undefined
  country?: string | undefined
  /** Two small letters: `id`. */
  country_code?: string | undefined
}

/** "Bandung, Indonesia": county, or else city, region, town, and the country. Null without any. */
export function locationLabel({ county, city, region, town, country }: Address): string | null {
  const place = [county, city, region, town].find(isText)
  return place === undefined ? null : [place, country].filter(isText).join(', ')
}

/** Whether the geocoder places the address outside Indonesia: by the country's code, whatever language its name is in. */
export function isAbroad({ country, country_code, ...rest }: Address): boolean {
  const code = country_code ?? rest['ISO3166-2-lvl4']?.slice(0, 2)
  return isText(code) ? code.toLowerCase() !== 'id' : isText(country) && !/indon/i.test(country)
}

/** True for a part that is present and not blank. */
export function isText(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== ''
}

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
