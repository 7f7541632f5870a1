import type { ReactNode } from 'react'
import { lazyModule } from '@/lib/lazy-module'
import { InSheetContext } from '@/ui/AppLink'
import { Button } from '@/ui/button/Button'
import { useBackCloses } from '@/ui/history'
import { useSheetModule } from '@/ui/use-lazy-module'
import classes from './DeleteSheet.module.css'

export interface SheetProps {
  opened: boolean
  onClose: () => void
  /** Called once the sheet is out of sight and has given the focus back. */
  onClosed?: () => void
  title: string
  children: ReactNode
  /** Slides up over the whole height. */
  full?: boolean
}

/** Fetches the drawer ahead: call it when a tap that opens a sheet is likely. */
export const preloadSheet = lazyModule(() => import('./SheetDrawer'))

/**
 * A bottom sheet. It traps the focus and closes on Escape, on the button "Tutup", on a tap outside, and on the device's
 * back button. The drawer itself is fetched on first use, since no page shows one at once.
 */
export function Sheet({ opened, onClose, ...rest }: SheetProps) {
  useBackCloses(opened, onClose)
  const drawer = useSheetModule(preloadSheet, opened, onClose)
  if (!drawer) return null
  return (
    <InSheetContext value={true}>
      <drawer.SheetDrawer opened={opened} onClose={onClose} {...rest} />
    </InSheetContext>
  )
}

/** Asks before something is deleted that can't be had again. @param children what is lost with it */
export function DeleteSheet({
  children,
  onDelete,
  ...sheet
}: Pick<SheetProps, 'opened' | 'onClose' | 'onClosed' | 'title'> & {
  children: ReactNode
  onDelete: () => unknown
}) {
  return (
    <Sheet {...sheet}>
      <div className={classes.question}>
        <p>{children}</p>
        <div className={classes.answers}>
          <Button variant="light" onClick={sheet.onClose}>
            Batal
          </Button>
          <Button color="var(--jm-danger-fill)" onClick={() => void onDelete()}>
            Hapus
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
