import { type ReactNode, type Ref, useRef } from 'react'
import { Button } from './Button'

interface FileButtonProps {
  label: string
  icon: ReactNode
  /** Which files the browser offers; any can be picked all the same. */
  accept: string
  /** What the file is, after the label: for who hears the field without the button. */
  of: string
  /** Takes a new photo, where the device can. */
  camera?: boolean
  busy: boolean
  onFile: (file: File) => void
  className?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** A button that asks for a file. */
export function FileButton({
  label,
  icon,
  accept,
  of,
  camera = false,
  busy,
  onFile,
  className,
  ref,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        {...(camera && { capture: 'environment' })}
        // The button does the same.
        hidden
        aria-label={`${label} ${of}`}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // Emptied, so that the same file can be picked again.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button
        ref={ref}
        variant="light"
        className={className ?? ''}
        leftSection={icon}
        // A `disabled` button would lose the focus while the file is being opened.
        {...(busy && { 'data-disabled': true })}
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) input.current?.click()
        }}
      >
        {label}
      </Button>
    </>
  )
}
