import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/LoadingOverlay.layer.css'
import { LoadingOverlay as MantineLoadingOverlay } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Loader } from './Loader'
import { SlowNote } from '@/ui/form/Form'
import classes from './LoadingOverlay.module.css'

export interface LoadingOverlayProps {
  visible: boolean
  /** What is being waited for: "Memproses donasi…". */
  label: string
}

/**
 * Covers the screen during something that must not be disturbed. With Mantine's overlay alone, what it covers can still
 * be reached with Tab. So it is in a modal `dialog`: the browser makes everything behind it inert and restores the
 * focus afterwards.
 */
export function LoadingOverlay({ visible, label }: LoadingOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || !visible) return
    if (!element.open) element.showModal()
    // At the second Escape the browser closes a dialog even if the event is cancelled.
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
      className={classes.overlay}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
    >
      <MantineLoadingOverlay
        visible={visible}
        overlayProps={{ backgroundOpacity: 0.94 }}
        loaderProps={{
          className: classes.waiting ?? '',
          children: (
            <>
              <Loader size={44} />
              <div>
                <p role="status" className={classes.label}>
                  {label}
                </p>
                <SlowNote
                  pending
                  text="Server sedang lambat. Mohon tunggu, jangan tutup halaman ini."
                />
              </div>
            </>
          ),
        }}
      />
    </dialog>
  )
}
