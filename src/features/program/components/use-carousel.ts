import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Anchor {
  id: string
  /** Where its left edge is from the track's, in px. */
  left: number
}

/** Keeps a horizontal track of `li[data-id]` still while the list changes, and tells whether it is at an end. */
export function useCarousel(items: readonly { id: string }[]) {
  const track = useRef<HTMLDivElement>(null)
  const anchor = useRef<Anchor | null>(null)
  const [{ atStart, atEnd }, setEnds] = useState({ atStart: true, atEnd: true })

  const update = useCallback(() => {
    const element = track.current
    if (!element) return
    anchor.current = firstVisible(element)
    const start = element.scrollLeft <= 1
    const end = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1
    setEnds((ends) =>
      ends.atStart === start && ends.atEnd === end ? ends : { atStart: start, atEnd: end },
    )
  }, [])

  useLayoutEffect(() => {
    const element = track.current
    if (element && anchor.current) {
      const { id, left } = anchor.current
      const slide = slidesOf(element).find((candidate) => candidate.dataset['id'] === id)
      // Browsers anchor scrolling only downwards: a new prayer at the front would push all others aside.
      if (slide) element.scrollLeft += slide.offsetLeft - element.scrollLeft - left
    }
    update()
  }, [items, update])

  useEffect(() => {
    const element = track.current
    if (!element) return
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [update])

  const move = (direction: 1 | -1) => {
    const slide = track.current?.querySelector('li')
    if (!track.current || !slide) return
    track.current.scrollBy({ left: direction * slide.offsetWidth, behavior: 'smooth' })
  }

  /** Brings one slide into the middle of the window, and the focus to its button for the amen. */
  const show = useCallback((id: string) => {
    const slide = track.current && slidesOf(track.current).find((one) => one.dataset['id'] === id)
    if (!slide) return
    slide.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    slide.querySelector<HTMLElement>('[aria-pressed]')?.focus({ preventScroll: true })
  }, [])

  return { track, atStart, atEnd, update, move, show }
}

function slidesOf(track: HTMLElement): HTMLElement[] {
  return [...track.querySelectorAll<HTMLElement>('li')]
}

function firstVisible(track: HTMLElement): Anchor | null {
  const slide = slidesOf(track).find(
    ({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2 >= track.scrollLeft,
  )
  const id = slide?.dataset['id']
  return slide && id !== undefined ? { id, left: slide.offsetLeft - track.scrollLeft } : null
}
