import { type ReactNode, useState } from 'react'
import classes from './Disclosure.module.css'
import { IconChevronDown } from './icons'

export interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  defaultOpen?: boolean
  /** Not in the page before it is opened: for what repeats something that stands there already. */
  lazy?: boolean
}

/** A part that opens and closes; the platform's own, so find-in-page opens it too, unless it is `lazy`. */
export function Disclosure({
  summary,
  children,
  defaultOpen = false,
  lazy = false,
}: DisclosureProps) {
  const [shown, setShown] = useState(!lazy || defaultOpen)
  return (
    <details
      className={classes['details']}
      open={defaultOpen}
      onToggle={(event) => {
        if (event.currentTarget.open) setShown(true)
      }}
    >
      <summary className={classes['summary']}>
        <span className={classes['label']}>{summary}</span>
        <IconChevronDown className={classes['chevron'] ?? ''} size={20} aria-hidden />
      </summary>
      <div className={classes['content']}>{shown && children}</div>
    </details>
  )
}
