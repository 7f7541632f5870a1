import { isInApp, saveFile } from '@/lib/save-file'
import { showToast } from '@/ui/overlay/toast-store'

/** Starts the download of a calendar file, and says what to do with it: hardly a browser opens it by itself. */
export function saveCalendarFile(file: File): void {
  saveFile(file)
  const words = isInApp()
    ? 'Berkas kalender tidak terunduh? Buka halaman ini di browser, lalu coba lagi.'
    : 'Buka berkas kalender dari unduhan Anda untuk menambahkannya.'
  showToast(words, { duration: 5000 })
}
