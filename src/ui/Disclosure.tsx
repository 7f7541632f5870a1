import type { ReactNode } from 'react'
import classes from './Disclosure.module.css'
import { IconChevronDown } from './icons'

export interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  defaultOpen?: boolean
}

/** A part that opens and closes; the platform's own, so find-in-page opens it too. */
export function Disclosure({ summary, children, defaultOpen = false }: DisclosureProps) {
  return (
    <details className={classes['details']} open={defaultOpen}>
      <summary className={classes['summary']}>
        <span className={classes['label']}>{summary}</span>
        <IconChevronDown className={classes['chevron'] ?? ''} size={20} aria-hidden />
      </summary>
      <div className={classes['content']}>{children}</div>
    </details>
  )
}
