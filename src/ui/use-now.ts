import { useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated'

/**
 * The current time. It is null while prerendering, since the HTML is read much later, and while hydrating, which must
 * draw the same. A component that is mounted later has the time in its first render, so that a list isn't drawn twice.
 * @param everyMs how often it moves on, in milliseconds; never while the page is hidden. Left out, it stands still.
 */
export function useNow(everyMs?: number): Date | null {
  const hydrated = useHydrated()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (everyMs === undefined) return
    const tick = () => {
      if (!document.hidden) setNow(new Date())
    }
    const timer = setInterval(tick, everyMs)
    // A phone woken from sleep must not show the time it fell asleep at.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [everyMs])
  return hydrated ? now : null
}
