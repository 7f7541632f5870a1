import { useState, useSyncExternalStore } from 'react'
import { IconX } from '@/ui/icons'
import classes from './LateParts.module.css'
import { applyUpdate, updateStore } from './service-worker'

/** Offers a new version; nothing changes until the user says so. */
export function UpdateBar() {
  const waiting = useSyncExternalStore(updateStore.subscribe, updateStore.get)
  const [later, setLater] = useState<ServiceWorker | null>(null)
  return (
    <div role="status">
      {waiting !== null && waiting !== later && (
        <div className={classes['update']}>
          <span className={classes['message']}>Versi baru tersedia</span>
          <button type="button" className={classes['action']} onClick={() => applyUpdate(waiting)}>
            Perbarui
          </button>
          <button
            type="button"
            className={classes['close']}
            aria-label="Perbarui nanti"
            onClick={() => setLater(waiting)}
          >
            <IconX size={18} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}
