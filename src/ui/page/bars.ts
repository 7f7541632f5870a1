import { type ComponentType, type RefObject, useEffect } from 'react'
import { createStore } from '@/lib/store'
import { useStore } from '@/ui/use-store'

/**
 * Sets a CSS variable of the page to an element's height, so that others leave room for it. Without the element the
 * stylesheet's own value applies.
 * @param name one of global.css, set in px, the element's padding included
 * @param stands false turns it off: the element scrolls away with the page
 */
export function useHeightVariable(
  element: RefObject<HTMLElement | null>,
  name: `--jm-${string}`,
  stands = true,
) {
  useEffect(() => {
    const measured = element.current
    if (!measured || !stands) return
    const { style } = document.documentElement
    let frame = 0
    const observer = new ResizeObserver(([entry]) => {
      // `offsetHeight` would lay the whole page out again for each further element that stores its height.
      const height = entry?.borderBoxSize[0]?.blockSize
      if (height === undefined) return
      // The page may grow by this. Where it is observed as well, growing while sizes are being reported is an uncaught
      // error: "ResizeObserver loop completed with undelivered notifications".
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        style.setProperty(name, `${Math.round(height)}px`)
      })
    })
    observer.observe(measured)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      style.removeProperty(name)
    }
  }, [element, name, stands])
}

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

/**
 * Whether the page is scrolled `px` or more. False while prerendering and during hydration, so both render the same.
 */
export function useScrolledPast(px: number): boolean {
  return useStore({ subscribe, get: () => window.scrollY >= px }, () => false)
}

/**
 * What a feature has put at the bottom of every page, for example a player's bar; it replaces the one before. Kept
 * outside React, so that a feature can set it from its own page and the frame need not know the feature.
 */
export const bottomBarStore = createStore<ComponentType | null>(() => null)
