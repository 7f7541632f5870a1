import { useEffect, useState } from 'react'
import { locationStore } from '@/domain/place/use-location'
import { IconMapPin } from '@/ui/icons'
import {
  LazyPrayerTimesSheet,
  preloadPrayerTimesSheet,
  type SheetView,
} from './LazyPrayerTimesSheet'
import classes from './LocationLabel.module.css'
import { usePlace } from './use-place'

/** Where the user is, in Home's top bar; a tap opens "Pilih kota". */
export function LocationLabel() {
  const { label } = usePlace()
  const [view, setView] = useState<SheetView | null>(null)
  useEffect(() => {
    // A user who has chosen a city needn't be asked for the location.
    if (locationStore.get().city === null) locationStore.startUnprompted()
  }, [])
  return (
    <>
      {/* The live region is around the button. Inside, it would be missing in the button's name; beside it, a screen
          reader would read the place twice. */}
      <div className={classes.status} role="status">
        <button
          type="button"
          className={classes.label}
          aria-label={`${label} (ubah lokasi)`}
          aria-haspopup="dialog"
          onPointerEnter={preloadPrayerTimesSheet}
          onClick={() => setView('kota')}
        >
          <IconMapPin size={18} aria-hidden />
          <span className={classes.text}>{label}</span>
        </button>
      </div>
      <LazyPrayerTimesSheet
        view={view}
        onView={setView}
        days={null}
        city={null}
        note={null}
        hijri={null}
        now={null}
      />
    </>
  )
}
