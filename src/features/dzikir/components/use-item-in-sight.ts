import { type RefObject, useEffect, useRef } from 'react'

/** A reader's eyes: a thin line a third of the way down the window. */
const READING_LINE = '-33% 0px -66% 0px'

/** Tells which child of a list crosses the reading line, each time another one does. */
export function useItemInSight(
  track: RefObject<HTMLElement | null>,
  onChange: (index: number) => void,
): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const list = track.current
    if (!list) return
    const items = [...list.children]
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        // At the top one has not begun to read: that must not replace where one left off.
        if (entry && window.scrollY > 0) latest.current(items.indexOf(entry.target))
      },
      { rootMargin: READING_LINE },
    )
    for (const item of items) observer.observe(item)
    return () => {
      observer.disconnect()
    }
  }, [track])
}
