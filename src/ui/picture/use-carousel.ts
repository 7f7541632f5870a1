import type { EmblaCarouselType } from 'embla-carousel'
import { useCallback, useEffect, useReducer, useState } from 'react'
import { wantsCalm } from '@/lib/reduced-motion'
import { keepPlace } from '@/ui/page/keep-place'

/**
 * The state of a `Carousel`. Positions count from 0. The last slides share one position if none of them can be scrolled
 * to the start.
 * @param initial where it begins
 */
export function useCarousel(initial = 0) {
  const [embla, onReady] = useState<EmblaCarouselType>()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (!embla) return
    const stop = keepPlace(embla)
    embla.on('select', redraw).on('reInit', redraw)
    return () => {
      stop()
      embla.off('select', redraw).off('reInit', redraw)
    }
  }, [embla])
  /** Quick taps add up. */
  const step = useCallback(
    (by: 1 | -1) => {
      if (by === 1) embla?.scrollNext(wantsCalm())
      else embla?.scrollPrev(wantsCalm())
    },
    [embla],
  )
  /** @param to a slide, from 0 */
  const go = useCallback((to: number) => embla?.scrollTo(to, wantsCalm()), [embla])
  return {
    embla,
    initial,
    onReady,
    step,
    go,
    place: embla?.selectedScrollSnap() ?? initial,
    atStart: embla?.canScrollPrev() !== true,
    atEnd: embla?.canScrollNext() !== true,
  }
}

export type CarouselControl = ReturnType<typeof useCarousel>
