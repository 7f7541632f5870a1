import { type RefObject, useEffect, useRef } from 'react'

/**
 * The focus and the top of the page for what has come while the donor was looking: what had the focus is gone, and the
 * page may be scrolled down to the payment steps.
 * @returns for an element with `tabIndex={-1}`
 */
export function useFreshFocus<T extends HTMLElement>(fresh: boolean): RefObject<T | null> {
  const place = useRef<T>(null)
  useEffect(() => {
    if (!fresh) return
    window.scrollTo(0, 0)
    place.current?.focus({ preventScroll: true })
  }, [fresh])
  return place
}
