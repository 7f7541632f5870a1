import { type ReactNode, useRef } from 'react'
import { Button } from '@/ui/button/Button'
import classes from './SlipCard.module.css'

interface FileButtonProps {
  label: string
  icon: ReactNode
  /** Takes a new photo. Not shown where a mouse points: there the browser would ask for a file anyway. */
  camera?: boolean
  busy: boolean
  onFile: (file: File) => void
}

/** A button that asks for a picture. */
export function FileButton({ label, icon, camera = false, busy, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        {...(camera && { capture: 'environment' })}
        // The button does the same.
        hidden
        aria-label={`${label} bukti transfer`}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // Emptied, so that the same file can be picked again.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button
        variant="light"
        className={(camera && classes.camera) || ''}
        leftSection={icon}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
