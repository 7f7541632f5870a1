import { useNavigation } from 'react-router-dom'
import classes from './NavigationProgress.module.css'

/** A thin line while the next page's code loads, so that a tap on a slow network has a visible effect. */
export function NavigationProgress() {
  return useNavigation().state === 'loading' ? (
    <div className={classes.line} role="progressbar" aria-label="Memuat halaman" />
  ) : null
}
