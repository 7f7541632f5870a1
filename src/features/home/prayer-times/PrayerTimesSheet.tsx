import type { City } from '@/domain/place/city'
import { CityPicker } from '@/domain/place/CityPicker'
import { Sheet } from '@/ui/overlay/Sheet'
import type { SheetView } from './LazyPrayerTimesSheet'
import { PrayerTimesList } from './PrayerTimesList'
import type { DaysOfPrayerTimes } from './use-prayer-times'

export interface PrayerTimesSheetProps {
  shown: boolean
  view: SheetView
  /** Shows the other view; null closes. */
  onView: (view: SheetView | null) => void
  days: DaysOfPrayerTimes | null
  city: City | null
  /** Why that may not be where the user is. */
  note: string | null
  hijri: string | null
  now: number | null
}

/** One sheet for both, so that a change of view doesn't touch its history entry. */
export function PrayerTimesSheet({ shown, view, onView, ...rest }: PrayerTimesSheetProps) {
  const { days, now } = rest
  const list = view === 'jadwal' && days !== null && now !== null
  return (
    <Sheet
      opened={shown}
      onClose={() => onView(null)}
      title={list ? 'Jadwal Shalat' : 'Pilih kota'}
      full={!list}
    >
      {list ? (
        <PrayerTimesList {...rest} days={days} now={now} onChangeCity={() => onView('kota')} />
      ) : (
        <CityPicker onDone={() => onView(null)} />
      )}
    </Sheet>
  )
}
