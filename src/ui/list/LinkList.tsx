import { clsx } from 'clsx'
import type { ReactElement, ReactNode } from 'react'
import { AppLink, type AppLinkProps } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import { IconChevronRight } from '@/ui/icons'
import classes from './LinkList.module.css'
import type { Elements } from '@/ui/elements'
import { WholeText } from '@/ui/text/WholeText'
import rows from './rows.module.css'

export interface LinkListItem {
  label: string
  /** The label where it is more than words: with an amount, which neither breaks nor is translated. */
  drawn?: Elements
  /** A second, quieter line. */
  hint?: string | ReactElement
  icon: ReactNode
  /** An address of the app, or of another product: that opens in a new tab; or what opens a sheet. */
  to: AppLinkProps['to'] | { elsewhere: string } | { open: () => void }
  /** What stands beside the link in place of its arrow: a button of its own. */
  beside?: Elements
}

/** Links, or rows that open a sheet, below one another, each with an icon, and an arrow or what stands in its place. */
export function LinkList({ label, items }: { label: string; items: readonly LinkListItem[] }) {
  return (
    <Card as="ul" flush role="list" className={rows.lines} aria-label={label}>
      {items.map(({ label: name, drawn, hint, icon, to, beside }) => {
        const className = clsx(rows.row, classes.link)
        const content = (
          <>
            <span className={classes.icon} aria-hidden>
              {icon}
            </span>
            <span className={rows.words}>
              <span className={classes.label}>{drawn ?? name}</span>
              {hint !== undefined && (
                <span className="jm-quiet">
                  {typeof hint === 'string' ? <WholeText text={hint} /> : hint}
                </span>
              )}
            </span>
            {beside === undefined && <IconChevronRight size={20} aria-hidden />}
          </>
        )
        return (
          <li key={name} className={beside === undefined ? undefined : classes.split}>
            {typeof to === 'object' && 'open' in to ? (
              <button type="button" className={className} aria-haspopup="dialog" onClick={to.open}>
                {content}
              </button>
            ) : typeof to === 'object' && 'elsewhere' in to ? (
              <a
                className={className}
                href={to.elsewhere}
                target="_blank"
                rel="noopener"
                title="Membuka tab baru"
              >
                {content}
              </a>
            ) : (
              <AppLink to={to} className={className}>
                {content}
              </AppLink>
            )}
            {beside}
          </li>
        )
      })}
    </Card>
  )
}
