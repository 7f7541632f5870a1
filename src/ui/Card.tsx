import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode } from 'react'
import classes from './Card.module.css'

type Attributes =
  'role' | 'tabIndex' | 'aria-hidden' | 'aria-label' | 'aria-labelledby' | 'className' | 'style'

export interface CardProps extends Pick<HTMLAttributes<HTMLElement>, Attributes> {
  children: ReactNode
  /** Without padding, for pictures that reach the edge. */
  flush?: boolean
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li'
}

/** A white, rounded surface with a soft shadow. */
export function Card({ children, flush = false, as: Tag = 'div', className, ...rest }: CardProps) {
  return (
    <Tag className={clsx(classes.card, className)} data-flush={flush || undefined} {...rest}>
      {children}
    </Tag>
  )
}
