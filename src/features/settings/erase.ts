import { eraseStored } from '@/lib/storage/device-data'
import type { StoredKind } from '@/lib/storage/stored-data'
import { showToast } from '@/ui/overlay/toast-store'

/** Deletes a kind of data from this device, and says so. Never rejects. */
export async function erase(kind: StoredKind): Promise<void> {
  try {
    await eraseStored(kind)
    showToast(`${kind.title} dihapus dari perangkat ini.`, { tone: 'success' })
  } catch {
    showToast(`${kind.title} belum dapat dihapus. Coba lagi.`, { tone: 'error' })
  }
}
