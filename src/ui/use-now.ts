import { useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated'

/**
 * The current time. Null while prerendering, since the HTML is read much later, and while hydrating, which must render
 * the same. A component that is mounted later has the time in its first render, so that a list isn't rendered twice.
 * @param everyMs how often it updates, in milliseconds; never while the page is hidden
 */
export function useNow(everyMs = 60_000): Date | null {
  const hydrated = useHydrated()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const tick = () => {
      if (!document.hidden) setNow(new Date())
    }
    const timer = setInterval(tick, everyMs)
    // A phone that wakes from sleep must not show the time at which it fell asleep.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [everyMs])
  return hydrated ? now : null
}
