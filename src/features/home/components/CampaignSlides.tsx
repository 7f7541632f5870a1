import { HeadlessMantineProvider } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import Autoplay from 'embla-carousel-autoplay'
import { Children, type FocusEvent, type ReactNode, useEffect, useState } from 'react'
import { wantsCalm } from '@/lib/reduced-motion'
import { Carousel, CarouselSlide, useCarousel } from '@/ui/picture/Carousel'
import { IconPlayerPause, IconPlayerPlay } from '@/ui/icons'
import { AUTOPLAY_MS } from '@/features/home/pages/HomePage'
import classes from './CampaignSlides.module.css'

/**
 * Advances every 5 seconds, except while touched, hovered or focused, in a hidden page, or for a user who asked for
 * less motion (WCAG 2.2.2). A chunk of its own, with the parts of Mantine that it needs.
 */
export function CampaignSlides({ label, children }: { label: string; children: ReactNode }) {
  const slides = Children.toArray(children)
  const count = slides.length
  const carousel = useCarousel()
  const { embla, place } = carousel
  // This component starts and stops the autoplay. Left alone, the plugin would restart after the user has paused it.
  const [plugins] = useState(() => [
    Autoplay({ delay: AUTOPLAY_MS, playOnInit: false, stopOnFocusIn: false }),
  ])
  const [paused, setPaused] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const deviceIsStill = useReducedMotion(undefined, { getInitialValueInEffect: false })
  const still = deviceIsStill || wantsCalm()
  const playing = !still && !paused && !pointed && !focused && count > 1
  useEffect(() => {
    if (!embla || !playing) return
    const play = () => {
      // Where all slides are in sight, or the page has no size yet, the plugin has not begun and would fail.
      if (embla.scrollSnapList().length > 1) embla.plugins().autoplay.play()
    }
    play()
    embla.on('reInit', play)
    return () => {
      embla.off('reInit', play)
      embla.plugins().autoplay.stop()
    }
  }, [embla, playing])

  const rest = {
    onPointerEnter: () => {
      setPointed(true)
    },
    onPointerLeave: () => {
      setPointed(false)
    },
    onFocus: ({ target }: FocusEvent) => {
      // Not a tap's focus: on Android it comes after the finger has left, and nothing would end it.
      if (target.matches(':focus-visible')) setFocused(true)
    },
    // A key makes a focus visible that a pointer has set.
    onKeyDown: () => {
      setFocused(true)
    },
    onBlur: () => {
      setFocused(false)
    },
  }
  return (
    <div role="group" aria-label={label} {...rest}>
      <HeadlessMantineProvider>
        <Carousel control={carousel} className={classes.track} plugins={plugins}>
          {slides.map((slide, index) => (
            <CarouselSlide key={index}>{slide}</CarouselSlide>
          ))}
        </Carousel>
      </HeadlessMantineProvider>
      {count > 1 && (
        <div className={classes.controls}>
          <span className="jm-hidden">{`Program ${place + 1} dari ${count}`}</span>
          <span className={classes.dots}>
            {Array.from({ length: count }, (_, index) => (
              <button
                key={index}
                type="button"
                aria-label={`Lihat program ${index + 1}`}
                aria-current={index === place || undefined}
                onClick={() => {
                  carousel.go(index)
                  // The chosen one is shown for the whole time.
                  embla?.plugins().autoplay.reset()
                }}
              >
                <i />
              </button>
            ))}
          </span>
          <button
            type="button"
            className={classes.pause}
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
