import type { ReactNode } from 'react'
import { AppLink, type AppLinkProps } from '@/ui/AppLink'
import classes from './Tile.module.css'

export interface TileProps {
  label: string
  /** An icon, or nothing when `value` is enough. */
  icon?: ReactNode
  /** A figure instead of the icon, or below it. */
  value?: ReactNode
  sublabel?: ReactNode
  /** Makes the tile a link. */
  to?: AppLinkProps['to']
  /** Makes it a link to another product, in a new tab. */
  href?: string
  /** Makes the tile a button that opens a sheet. */
  onOpen?: () => void
}

/** Equal tiles in a row, such as the three of a program's page. */
export function TileRow({ children }: { children: ReactNode }) {
  return <ul className={classes.row}>{children}</ul>
}

/** One tile of a `TileRow`. */
export function Tile({ label, icon, value, sublabel, to, href, onOpen }: TileProps) {
  const content = (
    <>
      {icon && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
      {value !== undefined && <span className={classes.value}>{value}</span>}
      <span className={classes.label}>{label}</span>
      {sublabel !== undefined && <span className={classes.sublabel}>{sublabel}</span>}
    </>
  )
  return (
    <li className={classes.item}>
      {to !== undefined ? (
        <AppLink className={classes.tile ?? ''} to={to}>
          {content}
        </AppLink>
      ) : href !== undefined ? (
        <a
          className={classes.tile}
          href={href}
          target="_blank"
          rel="noopener"
          title="Membuka tab baru"
        >
          {content}
        </a>
      ) : onOpen ? (
        <button type="button" className={classes.tile} aria-haspopup="dialog" onClick={onOpen}>
          {content}
        </button>
      ) : (
        <div className={classes.tile}>{content}</div>
      )}
    </li>
  )
}
