import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AppLink, type AppLinkProps } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import { IconChevronRight } from '@/ui/icons'
import classes from './LinkList.module.css'
import rows from './rows.module.css'

export interface LinkListItem {
  label: string
  /** A second, quieter line. */
  hint?: string
  icon: ReactNode
  to: AppLinkProps['to']
}

/** Links below one another, each with an icon and an arrow. */
export function LinkList({ label, items }: { label: string; items: readonly LinkListItem[] }) {
  return (
    <Card as="ul" flush role="list" className={rows.lines} aria-label={label}>
      {items.map((item) => (
        <li key={item.label}>
          <AppLink to={item.to} className={clsx(rows.row, classes.link)}>
            <span className={classes.icon} aria-hidden>
              {item.icon}
            </span>
            <span className={rows.words}>
              <span className={classes.label}>{item.label}</span>
              {item.hint !== undefined && <span className="jm-quiet">{item.hint}</span>}
            </span>
            <IconChevronRight size={20} aria-hidden />
          </AppLink>
        </li>
      ))}
    </Card>
  )
}
