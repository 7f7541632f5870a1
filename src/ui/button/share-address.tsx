import { copyText } from './copy-text'
import { showToast } from '@/ui/overlay/toast-store'
import { openShareSheet } from './share-sheet'
import { Uncopied } from './Uncopied'

export interface Shared {
  title: string
  text?: string
  /** Absolute, or a path of this site. */
  url: string
}

/** Opens the phone's share sheet; where there is none, copies the link and says so. Call it directly from a tap. */
export async function shareAddress({ title, text, url }: Shared): Promise<void> {
  const address = new URL(url, window.location.href).href
  if (await openShareSheet({ title, url: address, ...(text !== undefined && { text }) })) return
  try {
    await copyText(address)
    showToast('Tautan disalin', { tone: 'success' })
  } catch {
    showToast('Tautan tidak dapat disalin. Salin sendiri:', {
      tone: 'error',
      duration: Infinity,
      extra: () => <Uncopied value={address} />,
    })
  }
}
