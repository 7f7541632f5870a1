import type { EmblaCarouselType } from 'embla-carousel'

type Engine = ReturnType<EmblaCarouselType['internalEngine']>

/** After this many milliseconds without a horizontal wheel event, the carousel snaps to a slide. */
const WHEEL_QUIET_MS = 120

/** Moves the track to a position at once. @param x Embla's location in px: 0 is the start, the end is below it */
function place({ limit, scrollBody, scrollTo, translate, ...engine }: Engine, x: number): void {
  // Embla can't move where there is no slide.
  if (engine.scrollSnaps.length === 0) return
  const at = limit.constrain(x)
  for (const vector of [
    engine.location,
    engine.offsetLocation,
    engine.previousLocation,
    engine.target,
  ])
    vector.set(at)
  scrollBody.useDuration(0)
  translate.to(at)
  // A move by 0 px makes Embla work out which slide is selected here.
  scrollTo.distance(0, false)
}

/** The first slide that is at least half visible. */
function firstSeen({ containerRect, slideRects, location }: Engine): number {
  return slideRects.findIndex(
    ({ left, width }) => left - containerRect.left + width / 2 + location.get() >= 0,
  )
}

/**
 * What Embla doesn't do: (1) when slides are added or removed, the visible slide keeps its position, and a running
 * movement keeps its target; (2) when the browser scrolls the viewport (find in page), that offset is moved into Embla's
 * own position; (3) a slide that a key gives the focus is shown; (4) a horizontal wheel moves the slides.
 * @returns stops that
 */
export function keepPlace(embla: EmblaCarouselType): () => void {
  const viewport = embla.rootNode()
  let engine = embla.internalEngine()
  let slides = embla.slideNodes()

  const restore = () => {
    const former = engine
    const formerSlides = slides
    engine = embla.internalEngine()
    slides = embla.slideNodes()
    // At another width other positions are right: Embla keeps the slide.
    if (former.containerRect.width !== engine.containerRect.width) return
    const seen = firstSeen(former)
    const before = former.slideRects[seen]
    const kept = formerSlides[seen]
    const after = kept && engine.slideRects[slides.indexOf(kept)]
    if (!before || !after) return
    place(engine, former.location.get() + before.left - after.left)
    if (Math.abs(former.target.get() - former.location.get()) < 1) return
    const aim = formerSlides[former.slideRegistry[former.index.get()]?.[0] ?? -1]
    const stop = engine.slideRegistry.findIndex(
      (group) => aim && group.includes(slides.indexOf(aim)),
    )
    if (stop >= 0) embla.scrollTo(stop)
  }
  const takeOver = () => {
    const { scrollLeft } = viewport
    if (scrollLeft === 0) return
    viewport.scrollLeft = 0
    place(engine, engine.location.get() - scrollLeft)
  }
  const showFocused = ({ target }: FocusEvent) => {
    // What a pointer has hit stays under it.
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    // The browser has scrolled to what lies to the right; it can't scroll to what lies to the left of the first place.
    viewport.scrollLeft = 0
    const slide = engine.slideRects[slides.findIndex((node) => node.contains(target))]
    if (!slide) return
    const start = engine.containerRect.left - slide.left
    const left = engine.target.get() - start
    const isInSight = left > -1 && left + slide.width < engine.containerRect.width + 1
    if (!isInSight) place(engine, start)
  }
  let timer = 0
  const turn = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return
    // Otherwise Chrome goes back in the history.
    event.preventDefault()
    place(engine, engine.location.get() - event.deltaX)
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      engine.scrollBody.useBaseDuration().useBaseFriction()
      engine.scrollTo.distance(0, true)
    }, WHEEL_QUIET_MS)
  }

  takeOver()
  embla.on('reInit', restore)
  viewport.addEventListener('scroll', takeOver)
  viewport.addEventListener('focusin', showFocused)
  viewport.addEventListener('wheel', turn, { passive: false })
  return () => {
    embla.off('reInit', restore)
    viewport.removeEventListener('scroll', takeOver)
    viewport.removeEventListener('focusin', showFocused)
    viewport.removeEventListener('wheel', turn)
    clearTimeout(timer)
  }
}
