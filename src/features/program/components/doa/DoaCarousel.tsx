import { memo, useEffect, useId } from 'react'
import { namesInLine } from '@/domain/program/donors/donor-words'
import { amenText, type Doa, DOA_LINES } from '@/domain/program/donors/donor-queries'
import type { NamedProgram } from '@/domain/program/donors/noted-amens'
import { takePendingAmen, useAmen } from '@/features/program/use-amen'
import { Carousel, CarouselSlide, useCarousel } from '@/ui/picture/Carousel'
import { IconArrowLeft, IconArrowRight, IconHeart } from '@/ui/icons'
import { useOneTabStop } from '@/ui/use-one-tab-stop'
import { useServerNow } from '@/ui/use-now'
import classes from './DoaCarousel.module.css'
import { formatWibDateTime, relativeDay } from '@/lib/time/wib-date'
import { Avatar } from '@/ui/picture/Avatar'
import { Card } from '@/ui/Card'
import { ClampedText } from '@/ui/text/ClampedText'

/** The longest text of the count. It reserves the space, so that an amen or a poll doesn't move the button. */
const LONGEST_COUNT = amenText(true, 10_000)

interface DoaCardProps {
  program: NamedProgram
  doa: Doa
  /** Null until the page has been hydrated. */
  now: Date | null
}

/**
 * A donor's doa with the amen button. The button and the text follow the polled list (docs/product.md, Doa and amen).
 */
const DoaCard = memo(function DoaCard({ program, doa, now }: DoaCardProps) {
  const amen = useAmen(program, doa)
  return (
    <Card as="article" className={classes.card} aria-label={`Doa ${doa.donor}`}>
      <header className={classes.donor}>
        <Avatar name={doa.donor} size={40} />
        <div className={classes.who}>
          <h3 className={classes.name}>{doa.donor}</h3>
          {doa.donatedAt !== null && now !== null && (
            <time
              className={classes.when}
              dateTime={doa.donatedAt.toISOString()}
              title={formatWibDateTime(doa.donatedAt)}
            >
              {relativeDay(doa.donatedAt, now)}
            </time>
          )}
          {doa.names !== null && (
            <p className={classes.names}>{`Atas nama ${namesInLine(doa.names)}`}</p>
          )}
        </div>
      </header>
      <div className={classes.doa}>
        <ClampedText text={doa.text} lines={DOA_LINES} about={`doa ${doa.donor}`} />
      </div>
      <footer className={classes.footer}>
        <p className={classes.count} data-longest={LONGEST_COUNT}>
          <span>{amenText(doa.liked, doa.likes)}</span>
        </p>
        <button
          type="button"
          className={classes.amen}
          aria-pressed={doa.liked}
          aria-busy={amen.pending}
          onClick={amen.toggle}
        >
          <IconHeart size={20} aria-hidden className={classes.heart} />
          <span>{doa.liked ? 'Diaminkan' : 'Aminkan'}</span>
          <span className="jm-hidden">{` doa ${doa.donor}`}</span>
        </button>
      </footer>
    </Card>
  )
})

/**
 * Doa side by side, moved by finger, wheel, buttons, or the arrow keys, which lead from button to button: forty doa are
 * one Tab stop. The list may change each second: the doa that is being read stays in place.
 */
export function DoaCarousel({
  program,
  doaList,
}: {
  program: NamedProgram
  doaList: readonly Doa[]
}) {
  const now = useServerNow()
  const carousel = useCarousel()
  const { embla, place, atStart, atEnd, step } = carousel
  const slides = embla?.slideNodes() ?? []
  const oneStop = useOneTabStop(embla?.containerNode(), slides[place])
  const keys = useId()
  useEffect(() => {
    if (!embla) return
    // A visitor who was sent to log in comes back to the same doa.
    const wanted = takePendingAmen()
    const slide = embla.slideNodes().find((node) => node.dataset.id === wanted)
    slide?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    slide?.querySelector<HTMLElement>('[aria-pressed]')?.focus({ preventScroll: true })
  }, [embla])
  return (
    <div className={classes.carousel} {...oneStop}>
      <Carousel
        control={carousel}
        className={classes.track}
        role="region"
        aria-label="Doa donatur"
        tabIndex={-1}
        aria-describedby={keys}
        selectable
      >
        {doaList.map((doa) => (
          <CarouselSlide key={doa.id} data-id={doa.id}>
            <DoaCard program={program} doa={doa} now={now} />
          </CarouselSlide>
        ))}
      </Carousel>
      <p id={keys} className={classes.keys}>
        Pindah dengan tombol panah
      </p>
      {!(atStart && atEnd) && (
        <div className={classes.buttons}>
          <button
            type="button"
            aria-label="Doa sebelumnya"
            aria-disabled={atStart}
            onClick={() => {
              step(-1)
            }}
          >
            <IconArrowLeft size={20} aria-hidden />
          </button>
          <button
            type="button"
            aria-label="Doa berikutnya"
            aria-disabled={atEnd}
            onClick={() => {
              step(1)
            }}
          >
            <IconArrowRight size={20} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}
