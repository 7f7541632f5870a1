import { useRef, useState } from 'react'
import { cityLabel } from '@/domain/place/city'
import { CityPicker } from '@/domain/place/CityPicker'
import { locationLabel } from '@/domain/place/location-label'
import { storedPlace } from '@/domain/place/place'
import { useLocation } from '@/domain/place/use-location'
import { placeKind } from '@/lib/storage/stored-data'
import { Button } from '@/ui/button/Button'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { Sheet } from '@/ui/overlay/Sheet'
import { SettingsCard } from './SettingsCard'
import classes from './SettingsCard.module.css'
import { erase } from '@/features/settings/erase'

/** The city and the place that are remembered; both can be changed and forgotten. */
export function LocationCard() {
  const { city, location } = useLocation()
  const [choosing, setChoosing] = useState(false)
  const choose = useRef<HTMLButtonElement>(null)
  const place = location.kind === 'located' ? storedPlace(location.position) : null
  const placeName = place && locationLabel(place.address)
  return (
    <SettingsCard title="Lokasi">
      <KeyValueList>
        <KeyValueRow label="Kota pilihan">{city ? cityLabel(city) : 'Belum dipilih'}</KeyValueRow>
        <KeyValueRow label="Lokasi perangkat">
          {location.kind === 'located'
            ? (placeName ?? 'Tersimpan, sampai sekitar 100 meter')
            : 'Tidak tersimpan'}
        </KeyValueRow>
      </KeyValueList>
      <div className={classes.actions}>
        <Button ref={choose} variant="light" onClick={() => setChoosing(true)}>
          {city ? 'Ubah kota' : 'Pilih kota'}
        </Button>
        {(city !== null || location.kind === 'located') && (
          <Button
            variant="subtle"
            c="var(--jm-danger)"
            onClick={() => void erase(placeKind).then(() => choose.current?.focus())}
          >
            Hapus lokasi
          </Button>
        )}
      </div>
      <Sheet opened={choosing} onClose={() => setChoosing(false)} title="Pilih kota" full>
        <CityPicker onDone={() => setChoosing(false)} />
      </Sheet>
    </SettingsCard>
  )
}
