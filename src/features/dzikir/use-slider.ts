import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '@/lib/reduced-motion'
import { clampPlace, placeAt } from './slider'

/** A track that is swiped, or moved by buttons and keys, slide by slide. Places count from 0. */
export function useSlider(total: number, initial: number) {
  const track = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(initial)
  /** Where a button or key is taking the track: what it passes on the way is not where one is. */
  const aim = useRef<number | null>(null)
  /** Of the last render, for what happens between two of them. */
  const current = useRef(initial)

  const arrive = useCallback((next: number) => {
    current.current = next
    setPlace(next)
  }, [])

  const goTo = useCallback(
    (wanted: number) => {
      const element = track.current
      const next = clampPlace(wanted, total)
      if (!element || next === current.current) return
      const still = prefersReducedMotion()
      const near = Math.abs(next - current.current) === 1
      aim.current = next
      arrive(next)
      element.scrollTo({
        left: next * element.clientWidth,
        behavior: near && !still ? 'smooth' : 'instant',
      })
    },
    [total, arrive],
  )

  useLayoutEffect(() => {
    const element = track.current
    if (!element) return
    const stay = () => {
      element.scrollTo({ left: current.current * element.clientWidth, behavior: 'instant' })
    }
    stay()
    // A phone turned round keeps the name it shows.
    const observer = new ResizeObserver(stay)
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])

  useEffect(() => {
    const element = track.current
    if (!element) return
    const onScroll = () => {
      const { scrollLeft, clientWidth } = element
      if (aim.current === null) arrive(placeAt(scrollLeft, clientWidth, total))
      else if (Math.abs(scrollLeft - aim.current * clientWidth) < 2) aim.current = null
    }
    const letGo = () => {
      aim.current = null
    }
    const options = { passive: true }
    element.addEventListener('scroll', onScroll, options)
    for (const event of ['touchstart', 'pointerdown', 'wheel', 'scrollend'])
      element.addEventListener(event, letGo, options)
    return () => {
      element.removeEventListener('scroll', onScroll)
      for (const event of ['touchstart', 'pointerdown', 'wheel', 'scrollend'])
        element.removeEventListener(event, letGo)
    }
  }, [total, arrive])

  const step = useCallback(
    (by: 1 | -1) => {
      goTo(current.current + by)
    },
    [goTo],
  )
  return { track, place, step }
}
