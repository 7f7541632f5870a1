import { useEffect, useMemo, useState } from 'react'
import { clockError } from '@/lib/time/server-clock'
import { useHydrated } from './use-hydrated'
import { useStore } from './use-store'

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

/**
 * {@link useNow} by the backend's clock, as far as it is known: for everything that is left until, or has passed since, a
 * time that the backend tells.
 */
export function useServerNow(everyMs?: number): Date | null {
  const now = useNow(everyMs)
  const error = useStore(clockError, () => 0)
  return useMemo(() => now && new Date(now.getTime() + error), [now, error])
}
