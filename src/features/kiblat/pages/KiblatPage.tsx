import { useState } from 'react'
import { CityPicker } from '@/domain/place/CityPicker'
import { Kiblat, KiblatSkeleton } from '@/features/kiblat/components/Kiblat'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/state/States'
import { IconMapPin } from '@/ui/icons'
import { Sheet } from '@/ui/overlay/Sheet'
import classes from './KiblatPage.module.css'
import { useQuery } from '@tanstack/react-query'
import { cityLabel } from '@/domain/place/city'
import { useLocation } from '@/domain/place/use-location'
import { placeOfCity } from '@/domain/place/city-coordinates'
import { addressQuery } from '@/domain/place/place-queries'
import type { Coordinates } from '@/domain/place/distance'
import { locationLabel } from '@/domain/place/place'

/** The direction of prayer from the user's place. */
export default function KiblatPage() {
  const place = useKiblatPlace()
  const [choosing, setChoosing] = useState(false)
  const choose = () => {
    setChoosing(true)
  }
  const close = () => {
    setChoosing(false)
  }
  return (
    <div className={classes.page}>
      {place.kind === 'searching' && <KiblatSkeleton />}
      {place.kind === 'known' && (
        <Kiblat
          label={place.label}
          position={place.position}
          accuracy={place.accuracy}
          onChangePlace={choose}
        />
      )}
      {place.kind === 'unknown' && (
        <EmptyState
          icon={<IconMapPin size={32} stroke={1.5} />}
          title={place.message}
          text="Izinkan akses lokasi, atau pilih kota untuk melihat arah kiblat dari sana."
          action={
            <div className={classes.actions}>
              <Button onClick={choose}>Pilih kota</Button>
              {place.retry && (
                <Button variant="default" onClick={place.retry}>
                  Coba lagi
                </Button>
              )}
            </div>
          }
        />
      )}
      <Sheet opened={choosing} onClose={close} title="Pilih kota" full>
        <CityPicker onDone={close} />
      </Sheet>
    </div>
  )
}

/** The place from which the direction is taken. */
type KiblatPlace =
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
function useKiblatPlace(): KiblatPlace {
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
    case 'unasked':
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
