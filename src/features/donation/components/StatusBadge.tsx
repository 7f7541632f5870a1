import type { ReactNode } from 'react'
import { Badge } from '@/ui/Badge'
import classes from './StatusBadge.module.css'

export interface StatusBadgeProps {
  tone: 'success' | 'warning' | 'danger'
  children: ReactNode
}

/** A status in one word; the colour only repeats it. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <Badge
      size="lg"
      className={classes.badge ?? ''}
      data-tone={tone}
      leftSection={<i className={classes.dot} />}
    >
      {children}
    </Badge>
  )
}
