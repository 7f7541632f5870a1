import { Carousel as MantineCarousel } from '@mantine/carousel'
import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel'
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react'
import classes from './Carousel.module.css'
import type { CarouselControl } from './use-carousel'

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
