import { IconShare } from '@/ui/icons'
import { showToast } from '@/ui/overlay/toast-store'
import { Button } from './Button'
import { copyText } from './copy-text'
import { openShareSheet } from './share-sheet'
import { Uncopied } from './Uncopied'

interface ShareTextProps {
  /** What the phone's share sheet calls it. */
  title: string
  text: string
  /** What was copied, for the message: "Hitungan". */
  name: string
  /** Completes the button's name for screen readers where there are several. */
  about?: string
}

/** Opens the phone's share sheet with a text; where there is none, copies it and says so. */
export function ShareText({ title, text, name, about }: ShareTextProps) {
  const share = async () => {
    if (await openShareSheet({ title, text })) return
    try {
      await copyText(text)
      showToast(`${name} disalin`, { tone: 'success' })
    } catch {
      showToast(`${name} tidak dapat disalin. Salin sendiri:`, {
        tone: 'error',
        duration: Infinity,
        extra: () => <Uncopied value={text} />,
      })
    }
  }
  return (
    <Button
      variant="light"
      leftSection={<IconShare size={20} aria-hidden />}
      onClick={() => void share()}
    >
      <span>Bagikan</span>
      {about !== undefined && <span className="jm-hidden">{` ${about}`}</span>}
    </Button>
  )
}
