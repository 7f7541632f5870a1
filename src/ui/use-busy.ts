import { useMemo, useRef } from 'react'

/**
 * Keeps a second tap from starting the same thing twice: it may come before the first has been drawn as pending, so a
 * disabled button alone doesn't.
 */
export function useBusy() {
  const busy = useRef(false)
  return useMemo(
    () => ({
      /** False when it is under way already. */
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
