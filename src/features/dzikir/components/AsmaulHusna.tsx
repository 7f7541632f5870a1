import { clsx } from 'clsx'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AsmaulHusnaItem } from '@/domain/dzikir/lists'
import { Card } from '@/ui/Card'
import { Button } from '@/ui/button/Button'
import { IconArrowLeft, IconArrowRight, IconCards, IconList } from '@/ui/icons'
import { Carousel, CarouselSlide, useCarousel } from '@/ui/picture/Carousel'
import { ArabicText } from '@/ui/text/ArabicText'
import classes from './AsmaulHusna.module.css'
import nameSliderClasses from './NameSlider.module.css'
import rows from '@/ui/list/rows.module.css'

/** The index in an address, from 0 although people count from 1; the first one for anything else. */
export function parsePlace(text: string | null, total: number): number {
  return text !== null && /^\d{1,4}$/.test(text)
    ? Math.max(0, Math.min(Number(text), total) - 1)
    : 0
}

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
function NameSlider({ names, initial, onSettle }: NameSliderProps) {
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
    <section aria-label="Asmaul Husna" className={nameSliderClasses.slider}>
      <Carousel
        control={carousel}
        className={nameSliderClasses.track}
        list={{ 'aria-label': 'Geser untuk melihat nama lain', tabIndex: 0 }}
        selectable
      >
        {names.map((name, index) => (
          <CarouselSlide key={index} aria-hidden={index !== place}>
            {Math.abs(index - place) <= NEIGHBOURS && (
              <article className={nameSliderClasses.card}>
                <p className={nameSliderClasses.place}>{`${index + 1} dari ${names.length}`}</p>
                <ArabicText className={nameSliderClasses.arabic}>{name.arab}</ArabicText>
                <h2 className={nameSliderClasses.latin} translate="no">
                  {name.latin}
                </h2>
                <p className={nameSliderClasses.meaning}>{name.indo}</p>
              </article>
            )}
          </CarouselSlide>
        ))}
      </Carousel>
      <div className={nameSliderClasses.actions}>
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

/** Slider and list of the names. The address holds which of the two and which name, so that a reload keeps both. */
export function AsmaulHusna({ names }: { names: readonly AsmaulHusnaItem[] }) {
  const [params, setParams] = useSearchParams()
  const place = parsePlace(params.get('nama'), names.length)
  const asList = params.get('tampilan') === 'daftar'

  const write = useCallback(
    (next: { place: number; asList: boolean }) => {
      // Replaced, so that "back" leaves the page instead of going through 99 names.
      setParams(
        { nama: String(next.place + 1), ...(next.asList ? { tampilan: 'daftar' } : {}) },
        { replace: true, preventScrollReset: !next.asList },
      )
    },
    [setParams],
  )
  const onSettle = useCallback(
    (settled: number) => {
      write({ place: settled, asList: false })
    },
    [write],
  )

  return (
    <div className={classes.page}>
      <Button
        variant="light"
        fullWidth
        leftSection={
          asList ? <IconCards size={20} aria-hidden /> : <IconList size={20} aria-hidden />
        }
        onClick={() => {
          write({ place, asList: !asList })
        }}
      >
        {asList ? 'Lihat satu per satu' : 'Lihat daftar'}
      </Button>
      {asList ? (
        <NameList
          names={names}
          current={place}
          onChoose={(chosen) => {
            write({ place: chosen, asList: false })
          }}
        />
      ) : (
        <NameSlider names={names} initial={place} onSettle={onSettle} />
      )}
    </div>
  )
}

interface NameListProps {
  names: readonly AsmaulHusnaItem[]
  /** Index of the name that was last looked at, from 0. */
  current: number
  onChoose: (place: number) => void
}

/** All names at once; a tap shows one large. */
function NameList({ names, current, onChoose }: NameListProps) {
  return (
    <Card as="ol" flush role="list" className={rows.lines}>
      {names.map((name, index) => (
        <li key={index}>
          <button
            type="button"
            className={clsx(rows.row, classes.row)}
            aria-current={index === current || undefined}
            onClick={() => {
              onChoose(index)
            }}
          >
            <span className={classes.place}>{index + 1}</span>
            <span className={rows.words}>
              <span className={classes.latin} translate="no">
                {name.latin}
              </span>
              <span className="jm-quiet">{name.indo}</span>
            </span>
            <ArabicText as="span" className={classes.arabic}>
              {name.arab}
            </ArabicText>
          </button>
        </li>
      ))}
    </Card>
  )
}
