import { useEffect, useState } from 'react'

/**
 * The current time, null while prerendering and hydrating: the HTML is older than its reader.
 * @param everyMs how often it moves on, in milliseconds; never while the page is hidden. Left out, it stands still.
 */
export function useNow(everyMs?: number): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tick = () => {
      if (!document.hidden) setNow(new Date())
    }
    tick()
    if (everyMs === undefined) return
    const timer = setInterval(tick, everyMs)
    // A phone woken from sleep must not show the time it fell asleep at.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [everyMs])
  return now
}
