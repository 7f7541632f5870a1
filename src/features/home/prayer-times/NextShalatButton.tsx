import { countdownText, shalatNames, shownShalat } from '@/domain/prayer-times/next-shalat'
import { clockIn } from '@/domain/place/zone'
import classes from './Hero.module.css'
import { preloadPrayerTimesSheet } from './LazyPrayerTimesSheet'
import type { DaysOfPrayerTimes } from './use-prayer-times'

export interface NextShalatButtonProps {
  now: number
  days: DaysOfPrayerTimes
  /** The place it applies to. */
  where: string
  /** Why it may not be where the user is. */
  note: string | null
  onOpen: () => void
}

/** The next shalat, its time, and how long until then; a tap opens the day's five. */
export function NextShalatButton({
  now,
  days: { zone, days, estimated },
  where,
  note,
  onOpen,
}: NextShalatButtonProps) {
  const { next } = shownShalat(now, zone, days)
  if (!next) return <HeroSkeleton />
  return (
    <button
      type="button"
      className={classes.next}
      aria-haspopup="dialog"
      onPointerEnter={preloadPrayerTimesSheet}
      onClick={onOpen}
    >
      <span className={classes.name}>
        <span>{shalatNames[next.key]}</span>
        {estimated && <span className={classes.estimate}>perkiraan</span>}
      </span>
      <span className={classes.time}>
        <time>{clockIn(zone, next.at)}</time>
      </span>
      <span className={classes.countdown}>{countdownText(now, next)}</span>
      <span className={classes.where}>
        <span>{where}</span>
        <span aria-hidden>·</span>
        <span>
          Sekarang <time>{clockIn(zone, now)}</time>
          <span>{` ${zone.name}`}</span>
        </span>
      </span>
      {note !== null && <span className={classes.where}>{note}</span>}
      <span className="jm-hidden">Lihat jadwal shalat hari ini</span>
    </button>
  )
}

/** As high as the hero, so that nothing jumps; prerendered. */
export function HeroSkeleton() {
  return (
    <div className={classes.next} aria-busy="true">
      <span className="jm-hidden" role="status">
        Memuat jadwal shalat…
      </span>
      {(['name', 'time', 'countdown', 'where'] as const).map((line) => (
        <span key={line} className={classes[line]} aria-hidden>
          <span className={classes.skeleton} />
        </span>
      ))}
    </div>
  )
}
