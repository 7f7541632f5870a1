import { useEffect, useState } from 'react'
import type { AsmaulHusnaItem } from '@/domain/dzikir/lists'
import { ArabicText } from '@/ui/text/ArabicText'
import { Button } from '@/ui/button/Button'
import { Carousel, CarouselSlide, useCarousel } from '@/ui/picture/Carousel'
import { IconArrowLeft, IconArrowRight } from '@/ui/icons'
import classes from './NameSlider.module.css'

/**
 * Written to the address only after the slider has stopped: browsers refuse more than a hundred changes in half a
 * minute.
 */
const SETTLE_MS = 250

/** Slides on either side that have their text: enough for a swipe, and a cheap phone lays out five instead of 99. */
const NEIGHBOURS = 2

interface NameSliderProps {
  names: readonly AsmaulHusnaItem[]
  /** Index, from 0. */
  initial: number
  /** The same object in every render. */
  onSettle: (place: number) => void
}

/** The names one by one: by swipe, by previous and next, or with the arrow keys. */
export function NameSlider({ names, initial, onSettle }: NameSliderProps) {
  const carousel = useCarousel(initial)
  const { place, step } = carousel
  const [settled, setSettled] = useState(initial)
  useArrowKeys(step)
  useEffect(() => {
    if (place === settled) return
    const timer = setTimeout(() => {
      setSettled(place)
      onSettle(place)
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [place, settled, onSettle])
  const spoken = names[settled]

  return (
    <section aria-label="Asmaul Husna" className={classes.slider}>
      <Carousel
        control={carousel}
        className={classes.track}
        list={{ 'aria-label': 'Geser untuk melihat nama lain', tabIndex: 0 }}
        selectable
      >
        {names.map((name, index) => (
          <CarouselSlide key={index} aria-hidden={index !== place}>
            {Math.abs(index - place) <= NEIGHBOURS && (
              <article className={classes.card}>
                <p className={classes.place}>{`${index + 1} dari ${names.length}`}</p>
                <ArabicText className={classes.arabic}>{name.arab}</ArabicText>
                <h2 className={classes.latin} translate="no">
                  {name.latin}
                </h2>
                <p className={classes.meaning}>{name.indo}</p>
              </article>
            )}
          </CarouselSlide>
        ))}
      </Carousel>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          disabled={place === 0}
          onClick={() => {
            step(-1)
          }}
        >
          Sebelumnya
        </Button>
        <Button
          rightSection={<IconArrowRight size={20} aria-hidden />}
          disabled={place === names.length - 1}
          onClick={() => {
            step(1)
          }}
        >
          Selanjutnya
        </Button>
      </div>
      <p className="jm-hidden" role="status">
        {spoken && settled !== initial
          ? `${settled + 1} dari ${names.length}: ${spoken.latin}, ${spoken.indo}`
          : ''}
      </p>
    </section>
  )
}

/** Arrow keys anywhere on the page except in fields, where they move the cursor. */
function useArrowKeys(step: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      // Already handled by the carousel, or typed into a field.
      if (event.defaultPrevented || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      step(event.key === 'ArrowRight' ? 1 : -1)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [step])
}
