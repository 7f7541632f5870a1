import { useEffect, useState } from 'react'
import { SLOW_MS } from './slow-store'
import classes from './SlowNote.module.css'

/** Whether something has been running for {@link SLOW_MS}. */
function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [pending])
  return slow
}

/**
 * Says that a writing call takes long. There is no button to send it again, since that could do it twice. Reading calls
 * have `SlowLine`.
 * @param pending whether the call is running
 */
export function SlowNote({
  pending,
  text = 'Server sedang lambat. Mohon tunggu.',
}: {
  pending: boolean
  text?: string
}) {
  const slow = useSlow(pending)
  // Always rendered: a screen reader announces a live region only if the region was there before its text.
  return (
    <p role="status" className={classes.note}>
      {slow && text}
    </p>
  )
}
