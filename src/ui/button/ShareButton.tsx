import { IconShare } from '@/ui/icons'
import { showToast } from '@/ui/overlay/toast'
import { ActionIcon, Button } from './Button'
import { copyText, Uncopied } from './CopyButton'

/**
 * Opens the phone's share sheet. Call it directly from a tap.
 * @returns false where there is none, or it failed; true where it was shown, also when the person has closed it
 */
async function openShareSheet(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || ('canShare' in navigator && !navigator.canShare(data)))
    return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/**
 * Opens the phone's share sheet; where there is none, copies and says so.
 * @param copied what of `data` is copied
 * @param name what it is, for the message: "Tautan"
 */
async function shareOrCopy(data: ShareData, copied: string, name: string): Promise<void> {
  if (await openShareSheet(data)) return
  try {
    await copyText(copied)
    showToast(`${name} disalin`, { tone: 'success' })
  } catch {
    showToast(`${name} tidak dapat disalin. Salin sendiri:`, {
      tone: 'error',
      duration: Infinity,
      extra: () => <Uncopied value={copied} />,
    })
  }
}

export interface Shared {
  title: string
  text?: string
  /** Absolute, or a path of this site. */
  url: string
}

/** Opens the phone's share sheet; where there is none, copies the link and says so. Call it directly from a tap. */
export async function shareAddress({ title, text, url }: Shared): Promise<void> {
  const address = new URL(url, window.location.href).href
  const data = { title, url: address, ...(text !== undefined && { text }) }
  await shareOrCopy(data, address, 'Tautan')
}

/** Opens the phone's share sheet; where there is none, copies the link and says so. */
export function ShareButton(shared: Shared) {
  return (
    <ActionIcon
      size={50}
      radius="md"
      variant="light"
      aria-label="Bagikan"
      onClick={() => void shareAddress(shared)}
    >
      <IconShare size={22} aria-hidden />
    </ActionIcon>
  )
}

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
  return (
    <Button
      variant="light"
      leftSection={<IconShare size={20} aria-hidden />}
      onClick={() => void shareOrCopy({ title, text }, text, name)}
    >
      <span>Bagikan</span>
      {about !== undefined && <span className="jm-hidden">{` ${about}`}</span>}
    </Button>
  )
}
