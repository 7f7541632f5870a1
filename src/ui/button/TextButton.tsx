import type { ReactNode } from 'react'
import classes from './TextButton.module.css'

/**
 * The action of a line of text, in that line's colour.
 * @param busy it was tapped and is running: a second tap does nothing, and the focus stays on it
 */
export function TextButton({
  busy = false,
  onClick,
  children,
}: {
  busy?: boolean
  onClick: () => unknown
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) void onClick()
      }}
    >
      {children}
    </button>
  )
}
