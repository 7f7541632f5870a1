import { useEffect, useRef } from 'react'
import { Loader } from './Loader'
import classes from './LoadingOverlay.module.css'

export interface LoadingOverlayProps {
  visible: boolean
  /** What one waits for: "Memproses donasi…". */
  label: string
}

/**
 * Covers the screen while something is under way that must not be disturbed (spec §4, Donate). A modal
 * `dialog`: the browser makes everything behind it inert and gives the focus back afterwards.
 */
export function LoadingOverlay({ visible, label }: LoadingOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || !visible) return
    if (!element.open) element.showModal()
    // The browser closes a dialog on Escape, cancelled or not, the second time.
    const stay = () => {
      if (!element.open) element.showModal()
    }
    element.addEventListener('close', stay)
    return () => {
      element.removeEventListener('close', stay)
      element.close()
    }
  }, [visible])
  return (
    <dialog
      ref={dialog}
      className={classes['overlay']}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
    >
      {visible && (
        <>
          <Loader size={44} />
          <p role="status" className={classes['label']}>
            {label}
          </p>
        </>
      )}
    </dialog>
  )
}
