import type { ReactNode } from 'react'
import classes from './RoundIcon.module.css'

export interface RoundIconProps {
  /** Missing in a skeleton. */
  children?: ReactNode
  /** Default: the brand's green. */
  tone?: 'quiet' | 'danger'
  /** 96 px instead of 72. */
  large?: boolean
}

/** The icon over a heading, which shows what a screen, an empty list or an error is about. Decorative. */
export function RoundIcon({ children, tone, large = false }: RoundIconProps) {
  return (
    <span
      className={classes.circle}
      data-tone={tone}
      data-size={large ? 'large' : undefined}
      aria-hidden
    >
      {children}
    </span>
  )
}
