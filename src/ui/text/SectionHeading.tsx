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
  /** Marks what is asked for below as required, as a field's own label does. */
  required?: boolean
}

/** Heading of a section of a page. */
export function SectionHeading({
  children,
  level = 2,
  id,
  action,
  required = false,
}: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={classes.row}>
      <Heading className={classes.heading} {...(id !== undefined && { id })}>
        {required ? (
          <>
            <span>{children}</span>
            <span className={classes.required} aria-hidden>
              {' *'}
            </span>
          </>
        ) : (
          children
        )}
      </Heading>
      {action}
    </div>
  )
}
