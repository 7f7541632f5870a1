import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel'
import useEmblaCarousel from 'embla-carousel-react'
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useEffect } from 'react'
import classes from './Carousel.module.css'
import type { CarouselControl } from './use-carousel'

type Attributes = Pick<ComponentPropsWithRef<'div'>, 'role' | 'tabIndex' | 'aria-label'>

interface CarouselProps extends Attributes {
  control: CarouselControl
  /** Sets `--jm-slide-size`, the width of each slide; a single one is as wide as the carousel. */
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
// Embla doesn't react to focus: the browser scrolls the focused slide into view and `keepPlace` adopts that. Embla would
// undo it and move there itself one frame later.
const options = { align: 'start', watchFocus: false, ...still } as const
const selectableOptions = {
  ...options,
  watchDrag: (_embla: EmblaCarouselType, event: MouseEvent | TouchEvent) =>
    !(event instanceof MouseEvent),
}

/** Moves by keys. Alt and an arrow key is "back" in most browsers. */
function moveByKey(event: KeyboardEvent, embla: EmblaCarouselType | undefined) {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  if (event.key === 'ArrowRight') embla?.scrollNext()
  else if (event.key === 'ArrowLeft') embla?.scrollPrev()
  else if (event.key === 'Home') embla?.scrollTo(0)
  else if (event.key === 'End') embla?.scrollTo(embla.scrollSnapList().length - 1)
  else return
  event.preventDefault()
}

/**
 * Slides in a row, moved by finger, wheel, arrow keys while it has the focus, and by the controls around it (see
 * `useCarousel`). Not Mantine's: that one writes a `<style>` element for each, which the page's policy refuses.
 */
export function Carousel({
  control: { initial, onReady },
  className,
  children,
  list,
  selectable = false,
  plugins,
  ...root
}: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel(
    { startIndex: initial, ...(selectable ? selectableOptions : options) },
    plugins,
  )
  useEffect(() => {
    onReady(embla)
  }, [embla, onReady])
  return (
    <div
      {...root}
      className={className}
      onKeyDownCapture={(event) => {
        moveByKey(event, embla)
      }}
    >
      <div ref={viewport} className={classes.viewport}>
        <div role="list" {...list} className={classes.container}>
          {children}
        </div>
      </div>
    </div>
  )
}

/** A child of a `Carousel`. */
export function CarouselSlide(props: {
  children: ReactNode
  'aria-hidden'?: boolean
  'data-id'?: string
}) {
  return <div role="listitem" {...props} className={classes.slide} />
}
