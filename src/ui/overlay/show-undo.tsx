import { TextButton } from '@/ui/button/TextButton'
import { dismissToast, showToast, toastStore } from './toast-store'

/** Says in a toast what has been done, with a button that undoes it. It stays longer than others, since it is needed. */
export function showUndo(message: string, undo: () => unknown): void {
  const again = () => {
    undo()
    for (const toast of toastStore.get()) if (toast.message === message) dismissToast(toast.id)
  }
  showToast(message, {
    duration: 10_000,
    extra: () => (
      <div>
        <TextButton onClick={again}>Urungkan</TextButton>
      </div>
    ),
  })
}
