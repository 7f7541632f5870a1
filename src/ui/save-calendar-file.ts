import { saveFile } from '@/lib/save-file'
import { showToast } from './toast-store'

/** Starts the download of a calendar file, and says what to do with it: hardly a browser opens it by itself. */
export function saveCalendarFile(file: File): void {
  saveFile(file)
  showToast('Buka berkas kalender dari unduhan Anda untuk menambahkannya.', { duration: 5000 })
}
