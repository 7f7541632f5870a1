import { Button } from '@/ui/button/Button'
import { copyText } from '@/ui/button/copy-text'
import { openShareSheet } from '@/ui/button/share-sheet'
import { Uncopied } from '@/ui/button/Uncopied'
import { IconShare } from '@/ui/icons'
import { showToast } from '@/ui/overlay/toast-store'

/** Opens the phone's share sheet with a reckoning; where there is none, copies it and says so. */
export function ShareReckoning({ title, text }: { title: string; text: string }) {
  const share = async () => {
    if (await openShareSheet({ title, text })) return
    try {
      await copyText(text)
      showToast('Hitungan disalin', { tone: 'success' })
    } catch {
      showToast('Hitungan tidak dapat disalin. Salin sendiri:', {
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
      Bagikan
    </Button>
  )
}
