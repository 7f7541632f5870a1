import type { ReactNode } from 'react'
import type { Elements } from '@/ui/elements'
import { IconInbox } from '@/ui/icons'
import { RoundIcon } from '@/ui/picture/RoundIcon'
import classes from './States.module.css'

export interface EmptyStateProps {
  icon?: ReactNode
  title: string
  text?: Elements | string
  /** A button or link to something else to do. */
  action?: ReactNode
}

/** Says that there is nothing here, and what the user can do. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <RoundIcon tone="quiet">{icon ?? <IconInbox size={32} stroke={1.5} />}</RoundIcon>
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
