import { useEffect, useState } from 'react'
import { retrying } from '@/lib/retrying'
import { showToast } from '@/ui/toast-store'
import type { PrayerTimesSheet, PrayerTimesSheetProps } from './PrayerTimesSheet'

export type SheetView = 'jadwal' | 'kota'

type Loaded = typeof PrayerTimesSheet

const loadModule = retrying(() => import('./PrayerTimesSheet'))

let loading: Promise<Loaded> | undefined

function load(): Promise<Loaded> {
  loading ??= loadModule().then(
    (module) => module.PrayerTimesSheet,
    (error: unknown) => {
      // The next tap tries again.
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Fetches the sheet when a tap is likely. */
export function preloadPrayerTimesSheet(): void {
  load().catch(() => undefined)
}

/** The day's shalat, or the choice of a city: a chunk of its own, since Home first shows neither. */
export function LazyPrayerTimesSheet({
  view,
  ...props
}: Omit<PrayerTimesSheetProps, 'view' | 'shown'> & { view: SheetView | null }) {
  const [Sheet, setSheet] = useState<Loaded | null>(null)
  // The last view stays visible while the sheet slides away.
  const [last, setLast] = useState<SheetView>('jadwal')
  if (view !== null && view !== last) setLast(view)
  const { onView } = props
  useEffect(() => {
    if (view === null || Sheet) return
    let current = true
    load().then(
      (loaded) => {
        if (current) setSheet(() => loaded)
      },
      () => {
        if (!current) return
        showToast('Gagal memuat. Periksa koneksi Anda, lalu coba lagi.', { tone: 'error' })
        onView(null)
      },
    )
    return () => {
      current = false
    }
  }, [view, Sheet, onView])
  return Sheet && <Sheet shown={view !== null} view={view ?? last} {...props} />
}
