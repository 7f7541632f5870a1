import { startTransition, useEffect, useState } from 'react'

let hydrating = typeof window === 'undefined'

/** The entry reports when React begins to take over a prerendered page, and when it has. */
export function setHydrating(now: boolean): void {
  hydrating = now
}

/**
 * False while prerendering and hydrating, true from then on: prerendered HTML knows no query string, so a page may read
 * it only afterwards. On a later navigation it is true at once. No `useSyncExternalStore` with two snapshots: React
 * would render the second at once and in one piece, a task of 120 ms on a slow phone (CPU slowed 4 times, npm run
 * bench).
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(!hydrating)
  useEffect(() => {
    if (!hydrated)
      startTransition(() => {
        setHydrated(true)
      })
  }, [hydrated])
  return hydrated
}
