import { useState } from 'react'
import { CityPicker } from '@/domain/place/CityPicker'
import { Kiblat, KiblatSkeleton } from '@/features/kiblat/components/Kiblat'
import { useKiblatPlace } from '@/features/kiblat/use-kiblat-place'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/state/EmptyState'
import { IconMapPin } from '@/ui/icons'
import { Sheet } from '@/ui/overlay/Sheet'
import classes from './KiblatPage.module.css'

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
