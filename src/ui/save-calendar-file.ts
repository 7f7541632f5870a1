import { saveFile } from '@/lib/save-file'
import { showToast } from './toast-store'

/** Starts the download of a calendar file, and says what to do with it: no browser opens it by itself. */
export function saveCalendarFile(file: File): void {
  saveFile(file)
  showToast('Berkas kalender disimpan. Buka berkas itu untuk menambahkannya.', { tone: 'success' })
}
