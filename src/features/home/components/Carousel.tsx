import { Children, type ReactNode, useRef, useState } from 'react'
import { IconPlayerPause, IconPlayerPlay } from '@/ui/icons'
import { AUTOPLAY_MS } from '../limits'
import classes from './Carousel.module.css'
import { useAutoplay } from './use-autoplay'

/**
 * Slides that a finger swipes and that move on by themselves every 5 seconds (spec §9). The platform's own
 * scroll-snap does the moving: no library in Home's bundle, and momentum as the phone's owner knows it.
 */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const slides = Children.toArray(children)
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [paused, setPaused] = useState(false)
  const [touched, setTouched] = useState(false)

  const show = (index: number) => {
    const slide = track.current?.children[index]
    if (!track.current || !(slide instanceof HTMLElement)) return
    // Not scrollIntoView: it would also scroll the page back up to the carousel.
    track.current.scrollTo({
      left: slide.offsetLeft - track.current.offsetLeft - GUTTER_PX,
      behavior: 'smooth',
    })
  }
  useAutoplay(!paused && !touched && slides.length > 1, AUTOPLAY_MS, () => {
    show((current + 1) % slides.length)
  })

  const rest = {
    onPointerEnter: () => {
      setTouched(true)
    },
    onPointerLeave: () => {
      setTouched(false)
    },
    onFocus: () => {
      setTouched(true)
    },
    onBlur: () => {
      setTouched(false)
    },
  }
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} {...rest}>
      <ul
        ref={track}
        className={classes['track']}
        onScroll={() => {
          setCurrent(nearestSlide(track.current))
        }}
      >
        {slides.map((slide, index) => (
          <li key={index} className={classes['slide']}>
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={classes['controls']}>
          <span className="jm-hidden">
            Program {current + 1} dari {slides.length}
          </span>
          <span className={classes['dots']} aria-hidden>
            {slides.map((_, index) => (
              <i key={index} data-current={index === current || undefined} />
            ))}
          </span>
          <button
            type="button"
            className={classes['pause']}
            aria-label={paused ? 'Putar otomatis' : 'Hentikan putar otomatis'}
            onClick={() => {
              setPaused(!paused)
            }}
          >
            {paused ? (
              <IconPlayerPlay size={18} aria-hidden />
            ) : (
              <IconPlayerPause size={18} aria-hidden />
            )}
          </button>
        </div>
      )}
    </div>
  )
}

/** The track's inline padding, which the first and last slides keep to the column's edge. */
const GUTTER_PX = 16

function nearestSlide(track: HTMLUListElement | null): number {
  if (!track) return 0
  const left = track.scrollLeft + track.offsetLeft + GUTTER_PX
  const distances = Array.from(track.children, (slide) =>
    slide instanceof HTMLElement ? Math.abs(slide.offsetLeft - left) : Infinity,
  )
  // At the end of the track the last slide can't reach the left edge any more.
  if (track.scrollLeft + track.clientWidth >= track.scrollWidth - 2) return distances.length - 1
  return distances.indexOf(Math.min(...distances))
}
