import { eraseStored } from '@/lib/device-data'
import type { StoredKind } from '@/lib/stored-data'
import { showToast } from '@/ui/toast-store'

/** Deletes a kind of data from this device, and says so. Never rejects. */
export async function erase(kind: StoredKind): Promise<void> {
  try {
    await eraseStored(kind)
    showToast(`${kind.title} dihapus dari perangkat ini.`, { tone: 'success' })
  } catch {
    showToast(`${kind.title} belum dapat dihapus. Coba lagi.`, { tone: 'error' })
  }
}
