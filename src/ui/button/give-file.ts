import { saveFile } from '@/lib/save-file'
import { shareFile } from '@/lib/share-file'
import { showToast } from '@/ui/overlay/toast-store'

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
