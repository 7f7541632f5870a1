import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while prerendering and hydrating, true from then on: prerendered HTML knows no query string
 * (design §3), so a page may only look at it afterwards. On a later navigation it is true at once.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
