import { lazyModule } from '@/lib/lazy-module'
import { Sheet } from '@/ui/overlay/Sheet'
import { useLazyModule, useSheetModule } from '@/ui/use-lazy-module'
const loadSavedTexts = lazyModule(() => import('@/features/tilawah/saved-texts/SavedTexts'))

const PURPOSE = 'Simpan teks semua surah'

/** How many texts this device keeps; until that is known, what saving them is for. */
export function SavedHint() {
  const { module } = useLazyModule(loadSavedTexts, true)
  return module ? <module.SavedLine>{PURPOSE}</module.SavedLine> : <span>{PURPOSE}</span>
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
