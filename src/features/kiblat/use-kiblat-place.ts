import { useQuery } from '@tanstack/react-query'
import { cityLabel } from '@/domain/place/city'
import { useLocation } from '@/domain/place/use-location'
import { placeOfCity } from '@/domain/place/city-coordinates'
import { addressQuery } from '@/domain/place/place-queries'
import type { Coordinates } from '@/domain/place/distance'
import { locationLabel } from '@/domain/place/location-label'

/** The place from which the direction is taken. */
export type KiblatPlace =
  | { kind: 'searching' }
  | {
      kind: 'known'
      label: string
      position: Coordinates
      /** How far off it may be, in metres; 0 where that isn't known. */
      accuracy: number
    }
  /** `message` says why there is no place; `retry` is given only where it can help. */
  | { kind: 'unknown'; message: string; retry: (() => void) | null }

/** The chosen city, as everywhere in the app, else the device's place. */
export function useKiblatPlace(): KiblatPlace {
  const { location, city, request } = useLocation({ ask: true })
  const cityPlace = city && placeOfCity(city.lokasi)
  const position = location.kind === 'located' ? location.position : null
  const address = useQuery({
    ...addressQuery(position ?? { latitude: 0, longitude: 0 }),
    enabled: cityPlace === null && position !== null,
  })

  if (city && cityPlace)
    return { kind: 'known', label: cityLabel(city), position: cityPlace, accuracy: 0 }
  switch (location.kind) {
    case 'unknown':
    case 'locating':
      return { kind: 'searching' }
    case 'located': {
      const found = address.data ? locationLabel(address.data.address) : null
      const { position, accuracy } = location
      return { kind: 'known', label: found ?? 'Lokasi Anda', position, accuracy }
    }
    case 'refused':
    case 'failed':
      return { kind: 'unknown', message: location.message, retry: request }
    case 'unsupported':
      return { kind: 'unknown', message: location.message, retry: null }
  }
}
