import { type RefObject, useEffect, useRef } from 'react'

/** Where readers look: a thin line a third of the way down the window. */
const READING_LINE = '-33% 0px -66% 0px'

/** Reports which child of a list crosses the reading line, whenever that changes. */
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
        // At the top nothing has been read yet: that must not replace the place where the reader stopped.
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
