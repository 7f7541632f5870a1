import { ActionIcon } from './ActionIcon'
import { copyText } from './copy-text'
import { IconShare } from '@/ui/icons'
import { showToast } from '@/ui/overlay/toast-store'
import { openShareSheet } from './share-sheet'
import { Uncopied } from './Uncopied'

export interface ShareButtonProps {
  title: string
  text?: string
  /** Absolute, or a path of this site. */
  url: string
}

/** Opens the phone's share sheet; where there is none, copies the link and says so. */
export function ShareButton({ title, text, url }: ShareButtonProps) {
  const share = async () => {
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
  return (
    <ActionIcon
      size={50}
      radius="md"
      variant="light"
      aria-label="Bagikan"
      onClick={() => void share()}
    >
      <IconShare size={22} aria-hidden />
    </ActionIcon>
  )
}
