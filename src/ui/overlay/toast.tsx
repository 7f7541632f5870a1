import type { ComponentType } from 'react'
import { createStore } from '@/lib/store'
import { TextButton } from '@/ui/button/TextButton'

export type ToastTone = 'success' | 'error' | 'info'

export interface Toast {
  id: number
  message: string
  tone: ToastTone
  /**
   * Milliseconds until it disappears, Infinity for a toast that the user must close; 3 s after copying, 5 s after
   * saving (docs/product.md, Constants). It stays longer while it has the pointer or the focus.
   */
  duration: number
  /** A button below the message. */
  extra: ComponentType | undefined
}

/** Kept outside React: a toast outlives the page that requested it. */
export const toastStore = createStore<readonly Toast[]>(() => [])

let lastId = 0

/** Shows a short message above everything, without taking the focus. Needs one `ToastHost` in the app. */
export function showToast(
  message: string,
  {
    tone = 'info',
    duration = 3000,
    extra,
  }: { tone?: ToastTone; duration?: number; extra?: ComponentType } = {},
): void {
  lastId += 1
  // A repeated message replaces the older one.
  const others = toastStore.get().filter((toast) => toast.message !== message)
  // At most three are shown at a time. One that must be closed goes only if all of them must.
  const passing = others.findIndex((toast) => toast.duration < Infinity)
  if (others.length > 2) others.splice(Math.max(0, passing), 1)
  toastStore.set([...others, { id: lastId, message, tone, duration, extra }])
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  toastStore.set(toastStore.get().filter((toast) => toast.id !== id))
}

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
