import { useState } from 'react'
import { lazyModule } from '@/lib/lazy-module'
import { useSheetModule } from '@/ui/use-lazy-module'
import type { PrayerTimesSheetProps } from './PrayerTimesSheet'

export type SheetView = 'jadwal' | 'kota'

const load = lazyModule(() => import('./PrayerTimesSheet'))

/** Fetches the sheet when a tap is likely. */
export function preloadPrayerTimesSheet(): void {
  load().catch(() => undefined)
}

/** The day's shalat, or the choice of a city: a chunk of its own, since Home first shows neither. */
export function LazyPrayerTimesSheet({
  view,
  ...props
}: Omit<PrayerTimesSheetProps, 'view' | 'shown'> & { view: SheetView | null }) {
  // The last view stays visible while the sheet slides away.
  const [last, setLast] = useState<SheetView>('jadwal')
  if (view !== null && view !== last) setLast(view)
  const { onView } = props
  const module = useSheetModule(load, view !== null, () => onView(null))
  return module && <module.PrayerTimesSheet shown={view !== null} view={view ?? last} {...props} />
}
