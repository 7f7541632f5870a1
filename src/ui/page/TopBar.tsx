import { IconArrowLeft } from '@/ui/icons'
import classes from './TopBar.module.css'

export interface TopBarProps {
  /** The page's title: its one `h1`. */
  title: string
  /** Shows the back button "Kembali". */
  onBack?: () => void
}

/** The bar at the top of a page, sticky while the page scrolls: back button and title. */
export function TopBar({ title, onBack }: TopBarProps) {
  return (
    <header className={classes.bar}>
      {onBack && (
        <button type="button" className={classes.back} onClick={onBack} aria-label="Kembali">
          <IconArrowLeft size={22} aria-hidden />
        </button>
      )}
      <h1 className={classes.title}>{title}</h1>
    </header>
  )
}
