import { useSyncExternalStore } from 'react'
import { IconWifiOff } from '@/ui/icons'
import classes from './LateParts.module.css'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Says quietly that what one sees may be old: without a network the app shows what it has. */
export function OfflineLine() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    // The region stands there before its text does: only then is the text read out.
    <div role="status">
      {!online && (
        <p className={classes['offline']}>
          <IconWifiOff size={16} aria-hidden />
          Anda sedang offline. Data mungkin belum terbaru.
        </p>
      )}
    </div>
  )
}
