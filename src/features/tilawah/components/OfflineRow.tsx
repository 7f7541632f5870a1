import { clsx } from 'clsx'
import { lazyModule } from '@/lib/lazy-module'
import { Card } from '@/ui/Card'
import { IconChevronRight, IconDownload } from '@/ui/icons'
import rows from '@/ui/list/rows.module.css'
import { Sheet } from '@/ui/overlay/Sheet'
import { useLazyModule } from '@/ui/use-lazy-module'
import { useSheetModule } from '@/ui/overlay/use-sheet-module'
import classes from './OfflineRow.module.css'

const loadSavedTexts = lazyModule(() => import('@/features/tilawah/saved-texts/SavedTexts'))

const PURPOSE = 'Simpan teks semua surah'

/** Says how many texts this device keeps, and leads to what saves them. It is as high before that is known. */
export function OfflineRow({ onOpen }: { onOpen: () => void }) {
  const { module } = useLazyModule(loadSavedTexts, true)
  return (
    <Card flush>
      <button type="button" className={clsx(rows.row, classes.row)} onClick={onOpen}>
        <IconDownload size={24} aria-hidden />
        <span className={rows.words}>
          <span className={classes.title}>Baca tanpa internet</span>
          <span className="jm-quiet">
            {module ? <module.SavedLine>{PURPOSE}</module.SavedLine> : <span>{PURPOSE}</span>}
          </span>
        </span>
        <IconChevronRight size={20} aria-hidden />
      </button>
    </Card>
  )
}

/** Where texts are saved on this device. */
export function OfflineSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const module = useSheetModule(loadSavedTexts, opened, onClose)
  return (
    <Sheet opened={opened && module !== null} title="Baca tanpa internet" onClose={onClose}>
      {module && <module.SavedTexts />}
    </Sheet>
  )
}
