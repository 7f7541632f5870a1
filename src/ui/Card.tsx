import type { ReactNode } from 'react'
import classes from './Card.module.css'

export interface CardProps {
  children: ReactNode
  /** Without inner space, for pictures that reach the edge. */
  flush?: boolean
  as?: 'div' | 'section' | 'article' | 'li'
  'aria-labelledby'?: string
  className?: string | undefined
}

/** A white, rounded surface with a soft shadow. */
export function Card({ children, flush = false, as: Tag = 'div', className, ...rest }: CardProps) {
  return (
    <Tag
      className={[classes['card'], className].filter(Boolean).join(' ')}
      data-flush={flush || undefined}
      {...rest}
    >
      {children}
    </Tag>
  )
}
