import { useEffect } from 'react'
import type { Doa } from '@/api/entities/doa'
import type { Program } from '@/lib/program'
import { takeAmenErrand } from '@/features/program/amen-errand'
import { useNow } from '@/ui/use-now'
import { IconArrowLeft, IconArrowRight } from '@/ui/icons'
import { PrayerCard } from './PrayerCard'
import classes from './PrayerCarousel.module.css'
import { useCarousel } from './use-carousel'

/**
 * Prayers side by side, scrolled by finger, by wheel, by arrow keys when focused, or by buttons where there is
 * room for them. The list underneath may change each second: the prayer that is being read stays where it is.
 */
export function PrayerCarousel({
  program,
  prayers,
}: {
  program: Pick<Program, 'kind' | 'id'>
  prayers: readonly Doa[]
}) {
  const now = useNow(60_000)
  const { track, atStart, atEnd, update, move, show } = useCarousel(prayers)
  useEffect(() => {
    // Who was sent to log in comes back to the same prayer (spec §4, redirect_after_login).
    const wanted = takeAmenErrand()
    if (wanted !== null) show(wanted)
  }, [show])
  return (
    <div className={classes.carousel}>
      <div
        ref={track}
        className={classes.track}
        role="region"
        aria-label="Doa donatur"
        tabIndex={0}
        onScroll={update}
      >
        <ul className={classes.list} role="list">
          {prayers.map((doa) => (
            <li key={doa.id} className={classes.slide} data-id={doa.id}>
              <PrayerCard program={program} doa={doa} now={now} />
            </li>
          ))}
        </ul>
      </div>
      {!(atStart && atEnd) && (
        <div className={classes.buttons}>
          <button
            type="button"
            aria-label="Doa sebelumnya"
            aria-disabled={atStart}
            onClick={() => {
              move(-1)
            }}
          >
            <IconArrowLeft size={20} aria-hidden />
          </button>
          <button
            type="button"
            aria-label="Doa berikutnya"
            aria-disabled={atEnd}
            onClick={() => {
              move(1)
            }}
          >
            <IconArrowRight size={20} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}
