import { useMemo } from 'react'
import { clockError } from '@/lib/time/server-clock'
import { useNow } from './use-now'
import { useStore } from './use-store'

/**
 * {@link useNow} by the backend's clock, as far as it is known: for everything that is left until, or has passed since, a
 * time that the backend tells.
 */
export function useServerNow(everyMs?: number): Date | null {
  const now = useNow(everyMs)
  const error = useStore(clockError, () => 0)
  return useMemo(() => now && new Date(now.getTime() + error), [now, error])
}
