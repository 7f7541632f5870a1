import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from './icons'
import { dismissToast, type Toast, toastStore } from './toast-store'
import classes from './ToastHost.module.css'

const icons = { success: IconCircleCheck, error: IconAlertCircle, info: IconInfoCircle }

function ToastItem({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    // Someone who reads or reaches for the button is not hurried (WCAG 2.2.1).
    if (held || toast.duration === Infinity) return
    const timer = window.setTimeout(() => dismissToast(toast.id), toast.duration)
    return () => window.clearTimeout(timer)
  }, [held, toast])
  const Icon = icons[toast.tone]
  return (
    <div
      className={classes['toast']}
      data-tone={toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={classes['icon'] ?? ''} size={22} aria-hidden />
      <p className={classes['message']}>
        {toast.message}
        {toast.extra && <toast.extra />}
      </p>
      <button
        type="button"
        className={classes['close']}
        aria-label="Tutup pemberitahuan"
        onClick={() => dismissToast(toast.id)}
      >
        <IconX size={18} aria-hidden />
      </button>
    </div>
  )
}

/**
 * Where toasts appear; the app mounts it once, outside the routes, so that they survive navigation. The two
 * live regions stand empty from the start: a screen reader only announces what changes in a region it knows.
 */
export function ToastHost() {
  const toasts = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.getSnapshot,
    toastStore.getServerSnapshot,
  )
  const items = (urgent: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === urgent)
      .map((toast) => <ToastItem key={toast.id} toast={toast} />)
  return (
    <div className={classes['host']}>
      <div role="status">{items(false)}</div>
      <div role="alert">{items(true)}</div>
    </div>
  )
}
