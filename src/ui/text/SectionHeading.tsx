import type { ReactNode } from 'react'
import classes from './SectionHeading.module.css'
import type { Elements } from '@/ui/elements'

export interface SectionHeadingProps {
  children: ReactNode
  /** Rank in the page's outline; the look is the same. */
  level?: 2 | 3
  id?: string
  /** A link at the end of the line: "Lihat semua". */
  action?: Elements
}

/** Heading of a section of a page. */
export function SectionHeading({ children, level = 2, id, action }: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={classes.row}>
      <Heading className={classes.heading} {...(id !== undefined && { id })}>
        {children}
      </Heading>
      {action}
    </div>
  )
}
