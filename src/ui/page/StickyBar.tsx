import { type ReactNode, useRef } from 'react'
import { useHeightVariable } from './bars'
import classes from './StickyBar.module.css'

export interface StickyBarProps {
  children: ReactNode
  /** The bar's name, for screen reader users who jump between regions. */
  label?: string
}

/** The action bar fixed at the bottom of the column. Put a `StickyBarSpacer` at the end of the page. */
export function StickyBar({ children, label = 'Aksi' }: StickyBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  // It grows with its content and with the size of the text.
  useHeightVariable(bar, '--jm-actions-height')
  return (
    <div
      ref={bar}
      role="region"
      aria-label={label}
      className={classes.bar}
      data-bottom-bar="actions"
    >
      {children}
    </div>
  )
}

/** Keeps a `StickyBar` from covering the end of the page. */
export function StickyBarSpacer() {
  return <div aria-hidden className={classes.spacer} />
}
