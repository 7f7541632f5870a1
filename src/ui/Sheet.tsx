import { type ReactNode, useEffect, useState } from 'react'
import { retrying } from '@/lib/retrying'
import { InSheetContext } from './sheet-context'
import type { SheetDrawer } from './SheetDrawer'
import { showToast } from './toast-store'
import { useBackCloses } from './use-back-closes'

export interface SheetProps {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Slides up over the whole height. */
  full?: boolean
}

type Drawer = typeof SheetDrawer

const loadDrawer = retrying(() => import('./SheetDrawer'))

let loading: Promise<Drawer> | undefined

/** Fetches the drawer ahead: call it when a tap that opens a sheet is likely. */
export function preloadSheet(): Promise<Drawer> {
  loading ??= loadDrawer().then(
    (module) => module.SheetDrawer,
    (error: unknown) => {
      // The next tap tries again.
      loading = undefined
      throw error
    },
  )
  return loading
}

/**
 * A bottom sheet. It traps the focus and closes on Escape, on the button "Tutup", on a tap outside, and on the device's
 * back button. The drawer itself is fetched on first use, since no page shows one at once.
 */
export function Sheet({ opened, onClose, ...rest }: SheetProps) {
  const [Drawer, setDrawer] = useState<Drawer | null>(null)
  useBackCloses(opened, onClose)
  useEffect(() => {
    if (!opened || Drawer) return
    let current = true
    preloadSheet().then(
      (drawer) => {
        if (current) setDrawer(() => drawer)
      },
      () => {
        if (!current) return
        showToast('Gagal memuat. Periksa koneksi Anda, lalu coba lagi.', { tone: 'error' })
        onClose()
      },
    )
    return () => {
      current = false
    }
  }, [opened, Drawer, onClose])
  if (!Drawer) return null
  return (
    <InSheetContext value={true}>
      <Drawer opened={opened} onClose={onClose} {...rest} />
    </InSheetContext>
  )
}
