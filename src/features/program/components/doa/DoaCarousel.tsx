import type { ProgramIdentity } from '@/domain/program/program'
import { useEffect, useId } from 'react'
import type { Doa } from '@/domain/program/doa'
import { takePendingAmen } from '@/features/program/pending-amen'
import { Carousel, CarouselSlide } from '@/ui/picture/Carousel'
import { IconArrowLeft, IconArrowRight } from '@/ui/icons'
import { useCarousel } from '@/ui/picture/use-carousel'
import { useOneTabStop } from '@/ui/use-one-tab-stop'
import { useServerNow } from '@/ui/use-server-now'
import { DoaCard } from './DoaCard'
import classes from './DoaCarousel.module.css'

/**
 * Doa side by side, moved by finger, wheel, buttons, or the arrow keys, which lead from button to button: forty doa are
 * one Tab stop. The list may change each second: the doa that is being read stays in place.
 */
export function DoaCarousel({
  program,
  doaList,
}: {
  program: ProgramIdentity
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
