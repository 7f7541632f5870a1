import type { ComponentType } from 'react'

export type ToastTone = 'success' | 'error' | 'info'

export interface Toast {
  id: number
  message: string
  tone: ToastTone
  /** Milliseconds it stays, Infinity until it is closed, unless someone is reading it (spec §9: 3 s after copying, 5 s after saving). */
  duration: number
  /** What one can do about it: a button. */
  extra: ComponentType | undefined
}

/** Kept outside React: a toast outlives the page that asked for it. */
let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function update(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a short message above everything, without taking the focus. Needs one `ToastHost` in the app. */
export function showToast(
  message: string,
  options: { tone?: ToastTone; duration?: number; extra?: ComponentType } = {},
): void {
  const { tone = 'info', duration = 3000, extra } = options
  lastId += 1
  // The same message twice is the same news: the newer one replaces it. More than three are a wall.
  const others = toasts.filter((toast) => toast.message !== message).slice(-2)
  update([...others, { id: lastId, message, tone, duration, extra }])
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  update(toasts.filter((toast) => toast.id !== id))
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  getSnapshot: (): readonly Toast[] => toasts,
  getServerSnapshot: (): readonly Toast[] => none,
}

const none: readonly Toast[] = []
