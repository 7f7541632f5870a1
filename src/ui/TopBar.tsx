import type { ReactNode } from 'react'
import { IconArrowLeft } from './icons'
import classes from './TopBar.module.css'

export interface TopBarProps {
  /** The page's title: its one `h1`. */
  title: string
  /** Shows the back button "Kembali". */
  onBack?: () => void
  /** Icon buttons at the end of the bar. */
  actions?: ReactNode
  /** Over a picture: no background, white text. */
  transparent?: boolean
}

/** The fixed bar of a page: back, title, actions (spec §2 Shared frames). */
export function TopBar({ title, onBack, actions, transparent = false }: TopBarProps) {
  return (
    <>
      <header className={classes['bar']} data-transparent={transparent || undefined}>
        {onBack && (
          <button type="button" className={classes['back']} onClick={onBack} aria-label="Kembali">
            <IconArrowLeft size={22} aria-hidden />
          </button>
        )}
        <h1 className={classes['title']}>{title}</h1>
        {actions && <div className={classes['actions']}>{actions}</div>}
      </header>
      {!transparent && <div className={classes['spacer']} aria-hidden />}
    </>
  )
}
