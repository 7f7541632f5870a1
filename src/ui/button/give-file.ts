import { isInApp, saveFile, shareFile } from '@/lib/save-file'
import { showToast } from '@/ui/overlay/toast'

/**
 * Hands a file to the share sheet; where there is none, starts its download and says where to look: whether it arrives
 * nobody can know.
 */
export async function giveFile(
  file: File,
  title: string,
  words = 'Periksa unduhan Anda.',
): Promise<void> {
  if (await shareFile(file, title)) return
  saveFile(file)
  showToast(words, { duration: 5000 })
}

/** Starts the download of a calendar file, and says what to do with it: hardly a browser opens it by itself. */
export function saveCalendarFile(file: File): void {
  saveFile(file)
  const words = isInApp()
    ? 'Berkas kalender tidak terunduh? Buka halaman ini di browser, lalu coba lagi.'
    : 'Buka berkas kalender dari unduhan Anda untuk menambahkannya.'
  showToast(words, { duration: 5000 })
}
