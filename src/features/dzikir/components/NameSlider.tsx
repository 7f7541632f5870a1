import { useEffect, useState } from 'react'
import type { AsmaulHusnaItem } from '@/features/dzikir/lists'
import { useSlider } from '@/features/dzikir/use-slider'
import { ArabicText } from '@/ui/ArabicText'
import { Button } from '@/ui/Button'
import { IconArrowLeft, IconArrowRight } from '@/ui/icons'
import classes from './NameSlider.module.css'
import { useArrowKeys } from './use-arrow-keys'

/** Written to the address once one has come to rest: browsers refuse a hundred changes in half a minute. */
const SETTLE_MS = 250

/** Slides on either side that hold their text: enough for a swipe, and a cheap phone has five to lay out, not 99. */
const NEIGHBOURS = 2

interface NameSliderProps {
  names: readonly AsmaulHusnaItem[]
  /** Place from 0. */
  initial: number
  /** Never changes from render to render. */
  onSettle: (place: number) => void
}

/** The names one by one: swiped, by previous and next, or by the arrow keys. */
export function NameSlider({ names, initial, onSettle }: NameSliderProps) {
  const { track, place, step } = useSlider(names.length, initial)
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
    <section aria-label="Asmaul Husna" className={classes['slider']}>
      <ul
        ref={track}
        role="list"
        aria-label="Geser untuk melihat nama lain"
        tabIndex={0}
        className={classes['track']}
      >
        {names.map((name, index) => (
          <li key={index} className={classes['slide']} aria-hidden={index !== place}>
            {Math.abs(index - place) <= NEIGHBOURS && (
              <article className={classes['card']}>
                <p className={classes['place']}>
                  {index + 1} dari {names.length}
                </p>
                <ArabicText className={classes['arabic']}>{name.arab}</ArabicText>
                <h2 className={classes['latin']}>{name.latin}</h2>
                <p className={classes['meaning']}>{name.indo}</p>
              </article>
            )}
          </li>
        ))}
      </ul>
      <div className={classes['actions']}>
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
