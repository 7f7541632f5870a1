import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/LoadingOverlay.layer.css'
import { LoadingOverlay as MantineLoadingOverlay } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Loader } from './Loader'
import { SlowNote } from './SlowNote'
import classes from './LoadingOverlay.module.css'

export interface LoadingOverlayProps {
  visible: boolean
  /** What one waits for: "Memproses donasi…". */
  label: string
}

/**
 * Covers the screen while something is under way that must not be disturbed (spec §4, Donate). Mantine's overlay
 * leaves what it covers within reach of Tab, so it lies in a modal `dialog`: the browser makes everything behind it
 * inert and gives the focus back afterwards.
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
      <MantineLoadingOverlay
        visible={visible}
        overlayProps={{ backgroundOpacity: 0.94 }}
        loaderProps={{
          className: classes['waiting'] ?? '',
          children: (
            <>
              <Loader size={44} />
              <div>
                <p role="status" className={classes['label']}>
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
