import type { ReactNode } from 'react'
import { AppLink, type AppLinkProps } from './AppLink'
import { IconChevronRight } from './icons'
import classes from './LinkList.module.css'

export interface LinkListItem {
  label: string
  /** A second, quieter line. */
  hint?: string
  icon: ReactNode
  to: AppLinkProps['to']
}

/** Links one below another, each with an icon and an arrow. */
export function LinkList({ label, items }: { label: string; items: readonly LinkListItem[] }) {
  return (
    <ul role="list" className={classes['list']} aria-label={label}>
      {items.map((item) => (
        <li key={item.label}>
          <AppLink to={item.to} className={classes['link'] ?? ''}>
            <span className={classes['icon']} aria-hidden>
              {item.icon}
            </span>
            <span className={classes['text']}>
              <span className={classes['label']}>{item.label}</span>
              {item.hint !== undefined && <span className="jm-quiet">{item.hint}</span>}
            </span>
            <IconChevronRight className={classes['arrow'] ?? ''} size={20} aria-hidden />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
