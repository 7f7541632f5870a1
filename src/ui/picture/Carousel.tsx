import { Carousel as MantineCarousel } from '@mantine/carousel'
import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel'
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useReducer,
  useState,
} from 'react'
import { wantsCalm } from '@/lib/reduced-motion'
import classes from './Carousel.module.css'

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
function keepPlace(embla: EmblaCarouselType): () => void {
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

type Attributes = Pick<
  ComponentPropsWithRef<'div'>,
  'role' | 'tabIndex' | 'aria-label' | 'aria-describedby'
>

interface CarouselProps extends Attributes {
  control: CarouselControl
  className: string | undefined
  /** {@link CarouselSlide}s. */
  children: ReactNode
  /** The name of the list of slides. */
  list?: Attributes
  /** True: a mouse selects the slides' text. False: it drags them, as a finger always does. */
  selectable?: boolean
  plugins?: EmblaPluginType[]
}

const still = { breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } }
// Embla doesn't react to focus, `keepPlace` does: Embla would move one frame later, and only within 10 ms of a Tab.
const options = { align: 'start', watchFocus: false, ...still } as const
const selectableOptions = {
  ...options,
  watchDrag: (_embla: EmblaCarouselType, event: MouseEvent | TouchEvent) =>
    !(event instanceof MouseEvent),
}

/** Removes Mantine's roles and English labels. Passing `undefined` as a prop doesn't; passing it in `attributes` does. */
const unnamed = { role: undefined, 'aria-roledescription': undefined, 'aria-label': undefined }

/** Alt and an arrow key is "back" in most browsers. */
function leaveShortcuts(event: KeyboardEvent) {
  if (event.altKey || event.ctrlKey || event.metaKey) event.stopPropagation()
}

/** An arrow key that has led on, as Mantine does, takes the focus along: it must not stay out of sight. */
function followKey(event: KeyboardEvent, { embla }: CarouselControl) {
  if (!embla || !event.defaultPrevented || !(event.target instanceof Element)) return
  const { target } = event
  const slides = embla.slideNodes()
  const shown = slides[embla.selectedScrollSnap()]
  if (!shown?.contains(target) && slides.some((slide) => slide.contains(target)))
    shown?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
}

/**
 * Slides in a row, moved by finger, wheel, arrow keys while it has the focus, and by the controls around it (see
 * `useCarousel`). Its look is in its own stylesheet, so of Mantine's provider it needs only the theme. `className` sets
 * `--jm-slide-size`, the width of each slide; a single one is as wide as the carousel.
 */
export function Carousel({
  control,
  className,
  children,
  list,
  selectable = false,
  plugins,
  ...root
}: CarouselProps) {
  return (
    <div
      role="none"
      onKeyDownCapture={leaveShortcuts}
      onKeyDown={(event) => {
        followKey(event, control)
      }}
    >
      <MantineCarousel
        unstyled
        {...root}
        className={className ?? ''}
        initialSlide={control.initial}
        getEmblaApi={control.onReady}
        emblaOptions={selectable ? selectableOptions : options}
        {...(plugins && { plugins })}
        withControls={false}
        // The names of Mantine's parts.
        classNames={classes}
        attributes={{
          root: unnamed,
          container: { role: 'list', ...list },
          slide: { ...unnamed, role: 'listitem' },
        }}
      >
        {children}
      </MantineCarousel>
    </div>
  )
}

/** A child of a `Carousel`. */
export function CarouselSlide(props: {
  children: ReactNode
  'aria-hidden'?: boolean
  'data-id'?: string
}) {
  return <MantineCarousel.Slide {...props} />
}
