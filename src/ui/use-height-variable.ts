import { type RefObject, useEffect } from 'react'

/**
 * Keeps a CSS variable of the page at an element's height, so that others leave room for it; without the element the
 * stylesheet's own value holds.
 * @param name one of global.css, set in px, the element's paddings included
 * @param stands whether the element takes part; one that scrolls away doesn't
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
    const observer = new ResizeObserver(() => {
      style.setProperty(name, `${measured.offsetHeight}px`)
    })
    observer.observe(measured)
    return () => {
      observer.disconnect()
      style.removeProperty(name)
    }
  }, [element, name, stands])
}
