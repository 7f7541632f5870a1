import type { ReactNode } from 'react'
import { Button } from '@/ui/button/Button'
import classes from './DeleteSheet.module.css'
import { Sheet, type SheetProps } from './Sheet'

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
