import { useState } from 'react'
import { IconX } from '@/ui/icons'
import { useStore } from '@/ui/use-store'
import classes from './LateParts.module.css'
import { takeNewVersion, updateStore } from '@/lib/new-version'

/** Offers a new version; nothing changes until the user says so. */
export function UpdateBar() {
  const waiting = useStore(updateStore)
  const [later, setLater] = useState<ServiceWorker | null>(null)
  return (
    <div role="status">
      {waiting !== null && waiting !== later && (
        <div className={classes.update}>
          <span className={classes.message}>Versi baru tersedia</span>
          <button type="button" className={classes.action} onClick={takeNewVersion}>
            Perbarui
          </button>
          <button
            type="button"
            className={classes.close}
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
