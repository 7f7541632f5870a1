import { IconWifiOff } from '@/ui/icons'
import { useStore } from '@/ui/use-store'
import classes from './LateParts.module.css'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Says quietly that the data may be old: without a network the app shows what it has. */
export function OfflineLine() {
  const online = useStore({ subscribe, get: () => navigator.onLine })
  return (
    // The region is there before its text: only then do screen readers read the text out.
    <div role="status">
      {!online && (
        <p className={classes.offline}>
          <IconWifiOff size={16} aria-hidden />
          <span>Anda sedang offline. Data mungkin belum terbaru.</span>
        </p>
      )}
    </div>
  )
}
