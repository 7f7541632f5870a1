import { useNavigation } from 'react-router-dom'
import classes from './NavigationProgress.module.css'

/** A thin line while the next page's code is under way, so that a tap on a slow network is seen to have worked. */
export function NavigationProgress() {
  return useNavigation().state === 'loading' ? (
    <div className={classes['line']} role="progressbar" aria-label="Memuat halaman" />
  ) : null
}
