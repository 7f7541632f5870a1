import {
  countdownText,
  fiveShalat,
  type PrayerTimes,
  shalatNames,
  shownShalat,
} from '@/domain/prayer-times/next-shalat'
import { clockIn, type Zone } from '@/domain/place/zone'
import classes from './Hero.module.css'
import { preloadPrayerTimesSheet } from './LazyPrayerTimesSheet'
import type { DaysOfPrayerTimes } from './use-prayer-times'

export interface NextShalatButtonProps {
  now: number
  days: DaysOfPrayerTimes
  /** Why it is not known where the user is; null where it is, which the top bar says. */
  problem: string | null
  /** Why it may not be where the user is. */
  note: string | null
  onOpen: () => void
}

/** The next shalat, its time, how long until then, and the day's five; a tap opens more of them. */
export function NextShalatButton({
  now,
  days: { zone, days, estimated },
  problem,
  note,
  onOpen,
}: NextShalatButtonProps) {
  const { day, next, tomorrow } = shownShalat(now, zone, days)
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
      <span className={classes.now}>
        Sekarang <time>{clockIn(zone, now)}</time>
        <span>{` ${zone.name}`}</span>
      </span>
      {[problem, note].map(
        (line) =>
          line !== null && (
            <span key={line} className={classes.note}>
              {line}
            </span>
          ),
      )}
      <DayStrip day={day} zone={zone} next={tomorrow ? null : next.at} />
      <span className="jm-hidden">Lihat jadwal shalat hari ini</span>
    </button>
  )
}

/**
 * The five times of a day in one line.
 * @param next which of them is marked, as a moment; null for none, when the next shalat is tomorrow's
 */
function DayStrip({ day, zone, next }: { day: PrayerTimes; zone: Zone; next: number | null }) {
  return (
    <span className={classes.strip}>
      {fiveShalat.map((key) => (
        <span key={key} className={classes.shalat} data-next={day[key] === next || undefined}>
          <span>{shalatNames[key]}</span>
          <time>{clockIn(zone, day[key])}</time>
        </span>
      ))}
    </span>
  )
}

/** As high as the hero, so that nothing jumps; prerendered. */
export function HeroSkeleton() {
  return (
    <div className={classes.next} aria-busy="true">
      <span className="jm-hidden" role="status">
        Memuat jadwal shalat…
      </span>
      {(['time', 'countdown', 'strip'] as const).map((line) => (
        <span key={line} className={classes[line]} aria-hidden>
          <span className={classes.skeleton} />
        </span>
      ))}
    </div>
  )
}
