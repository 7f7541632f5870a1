import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type City, cityLabel } from '@/domain/place/city'
import { useLocation, type UseLocation } from '@/domain/place/use-location'
import { addressQuery, placeCityQuery } from '@/domain/place/place-queries'
import type { Coordinates } from '@/domain/place/distance'
import type { Fix } from '@/domain/place/location-store'
import { isAbroad, locationLabel } from '@/domain/place/place'

/** The texts of the location in the top bar (docs/product.md, Place). */
const SEARCHING = 'Mencari Lokasi...'
const NOT_FOUND = 'Gagal mendapatkan Lokasi'
/** On a device that never answered, which isn't asked before a tap. */
const UNASKED = 'Pilih kota'

export interface PlaceOfUser extends UseLocation {
  /** What the top bar says. */
  label: string
  state: 'searching' | 'found' | 'failed'
  /** The city whose shalat are shown: the chosen one, else the one at the user's position. */
  prayerCity: City | null
  /** Null where a chosen city counts. */
  position: Coordinates | null
  /** The device's answer that the position is from; null where there is none. */
  fix: Fix | null
  /** True until it is known whether there is a city. */
  pending: boolean
  /** The position is outside Indonesia. */
  abroad: boolean
  /** Requests the place again, after a tap: from the device, or from the service that didn't answer. */
  retry: () => void
}

/** The user's place in words and as a city of the schedule service. The position is requested once. */
export function usePlace(): PlaceOfUser {
  const source = useLocation()
  const { location, city: chosen } = source
  const fix = chosen === null && location.kind === 'located' ? location : null
  const position = fix && fix.position
  const nowhere = { latitude: 0, longitude: 0 }
  const address = useQuery({
    ...addressQuery(position ?? nowhere),
    enabled: position !== null,
    // Of a phone that has moved, the former place is shown until the new one is known.
    placeholderData: keepPreviousData,
  })
  const place = (position && address.data) ?? null
  const city = useQuery({
    ...placeCityQuery(place ?? { position: nowhere, address: {}, city: null }),
    enabled: place !== null,
  })
  const found = place && locationLabel(place.address)
  const searching =
    location.kind === 'unknown' ||
    location.kind === 'locating' ||
    (position !== null && !address.isFetched)

  const retry = () => {
    source.request()
    if (position) void (place ? city : address).refetch()
  }

  if (chosen)
    return {
      ...source,
      retry,
      abroad: false,
      label: `${cityLabel(chosen)}, Indonesia`,
      state: 'found',
      prayerCity: chosen,
      position: null,
      fix: null,
      pending: false,
    }
  return {
    ...source,
    retry,
    abroad: place !== null && isAbroad(place.address),
    label: found ?? (searching ? SEARCHING : location.kind === 'unasked' ? UNASKED : NOT_FOUND),
    state: found !== null ? 'found' : searching ? 'searching' : 'failed',
    prayerCity: (place && city.data) ?? null,
    position,
    fix,
    pending: searching || (place !== null && !city.isFetched),
  }
}
