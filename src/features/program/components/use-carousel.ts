import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '@/lib/reduced-motion'
import { nextStop } from './next-stop'

interface Anchor {
  id: string
  /** Where its left edge is from the track's, in px. */
  left: number
}

/** Keeps a horizontal track of `li[data-id]` still while the list changes, and tells whether it is at an end. */
export function useCarousel(items: readonly { id: string }[]) {
  const track = useRef<HTMLDivElement>(null)
  const anchor = useRef<Anchor | null>(null)
  /** The slide that a button is taking the track to: a second tap goes on from there, not from half-way. */
  const aim = useRef<string | null>(null)
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

  const goTo = useCallback((slide: HTMLElement) => {
    aim.current = slide.dataset['id'] ?? null
    track.current?.scrollTo({
      left: stopOf(slide),
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    })
  }, [])

  useLayoutEffect(() => {
    const element = track.current
    if (element && anchor.current) {
      const { id, left } = anchor.current
      const slide = slideOf(element, id)
      const shift = slide ? slide.offsetLeft - element.scrollLeft - left : 0
      // Browsers anchor scrolling only downwards: a new prayer at the front would push all others aside.
      if (shift !== 0) {
        element.scrollLeft += shift
        const aimed = aim.current === null ? undefined : slideOf(element, aim.current)
        if (aimed) goTo(aimed)
      }
    }
    update()
  }, [items, update, goTo])

  useEffect(() => {
    const element = track.current
    if (!element) return
    const observer = new ResizeObserver(update)
    observer.observe(element)
    const letGo = () => {
      aim.current = null
    }
    // Safari tells no end of scrolling before version 26.2, so whatever else moves the track counts too.
    const events = ['scrollend', 'pointerdown', 'wheel', 'keydown']
    for (const event of events) element.addEventListener(event, letGo, { passive: true })
    return () => {
      observer.disconnect()
      for (const event of events) element.removeEventListener(event, letGo)
    }
  }, [update])

  const move = (direction: 1 | -1) => {
    const element = track.current
    if (!element) return
    const slides = slidesOf(element)
    const aimed = aim.current === null ? undefined : slideOf(element, aim.current)
    const next = nextStop({
      stops: slides.map(stopOf),
      from: aimed ? stopOf(aimed) : element.scrollLeft,
      max: element.scrollWidth - element.clientWidth,
      direction,
    })
    const slide = slides[next]
    if (slide) goTo(slide)
  }

  /** Brings one slide into the middle of the window, and the focus to its button for the amen. */
  const show = useCallback((id: string) => {
    const slide = track.current && slideOf(track.current, id)
    if (!slide) return
    slide.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    slide.querySelector<HTMLElement>('[aria-pressed]')?.focus({ preventScroll: true })
  }, [])

  return { track, atStart, atEnd, update, move, show }
}

function slidesOf(track: HTMLElement): HTMLElement[] {
  return [...track.querySelectorAll<HTMLElement>('li')]
}

function slideOf(track: HTMLElement, id: string): HTMLElement | undefined {
  return slidesOf(track).find((slide) => slide.dataset['id'] === id)
}

/** How far the track is scrolled when this slide is the first one seen, in px: the first slide's is 0. */
function stopOf(slide: HTMLElement): number {
  const first = slide.parentElement?.firstElementChild
  return first instanceof HTMLElement ? slide.offsetLeft - first.offsetLeft : 0
}

function firstVisible(track: HTMLElement): Anchor | null {
  const slide = slidesOf(track).find(
    ({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2 >= track.scrollLeft,
  )
  const id = slide?.dataset['id']
  return slide && id !== undefined ? { id, left: slide.offsetLeft - track.scrollLeft } : null
}
