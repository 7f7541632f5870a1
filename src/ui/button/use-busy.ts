import { useMemo, useRef } from 'react'

/**
 * Keeps a second tap from starting the same thing twice. A disabled button alone doesn't: the second tap may come
 * before it is drawn.
 */
export function useBusy() {
  const busy = useRef(false)
  return useMemo(
    () => ({
      /** False when it is already running. */
      begin: (): boolean => {
        if (busy.current) return false
        busy.current = true
        return true
      },
      end: (): void => {
        busy.current = false
      },
    }),
    [],
  )
}
