import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a button that goes when it has done its work: the focus that it had goes to what then stands in its place.
 * @param shown whether that stands there
 * @returns `follow` for each press of the button; `ref` for what can have the focus
 */
export function useFocusAfter<T extends HTMLElement>(
  shown: boolean,
): { follow: () => void; ref: RefObject<T | null> } {
  const ref = useRef<T>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (!shown || !pressed.current) return
    pressed.current = false
    // A person who has gone elsewhere meanwhile stays there.
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  }, [shown])
  return {
    ref,
    follow: () => {
      pressed.current = true
    },
  }
}
