import { useEffect, useId, useRef } from 'react'

const MARK = 'jmSheet'

function markOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !(MARK in state)) return null
  return typeof state[MARK] === 'string' ? state[MARK] : null
}

function currentState(): object {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? state : {}
}

/**
 * Lets the device's back button close what is open, as every phone app does. While open, one more history
 * entry of the same address stands on top; closing otherwise takes it away again.
 *
 * It goes past the router on purpose: a navigation would scroll, re-key and announce a page that did not
 * change. The entry keeps the router's own state (key, index), so going back is to it the page it shows.
 */
export function useBackCloses(opened: boolean, onClose: () => void): void {
  const id = useId()
  const close = useRef(onClose)
  const removal = useRef<number | undefined>(undefined)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    if (!opened) return
    // Strict Mode closes and opens again at once: the entry is still there.
    window.clearTimeout(removal.current)
    if (markOf(window.history.state) !== id) {
      window.history.pushState({ ...currentState(), [MARK]: id }, '')
    }
    const onPop = (event: PopStateEvent) => {
      if (markOf(event.state) !== id) close.current()
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      removal.current = window.setTimeout(() => {
        // Someone who followed a link is elsewhere by now, and must not be called back.
        if (markOf(window.history.state) === id) window.history.back()
      })
    }
  }, [opened, id])
}
