import { countdownText, nextPrayer, prayerNames } from '@/domain/prayer-times/next-shalat'
import { clockIn } from '@/domain/place/zone'
import classes from './Hero.module.css'
import { HeroBones } from './HeroBones'
import { preloadPrayerSheet } from './LazyPrayerTimesSheet'
import type { PrayerDays } from './use-prayer-times'

export interface NextPrayerButtonProps {
  now: number
  days: PrayerDays
  /** For what place. */
  where: string
  onOpen: () => void
}

/** The next prayer, its time, and how long until then (spec §4); a tap opens the day's five. */
export function NextPrayerButton({ now, days, where, onOpen }: NextPrayerButtonProps) {
  const { zone, today, tomorrow, estimated } = days
  const next = nextPrayer(now, zone, today, tomorrow)
  if (!next) return <HeroBones />
  return (
    <button
      type="button"
      className={classes['next']}
      aria-haspopup="dialog"
      onPointerEnter={preloadPrayerSheet}
      onClick={onOpen}
    >
      <span className={classes['name']}>
        <span>{prayerNames[next.key]}</span>
        {estimated && <span className={classes['estimate']}>perkiraan</span>}
      </span>
      <span className={classes['time']}>
        <time>{clockIn(zone, next.at)}</time>
      </span>
      <span className={classes['countdown']}>{countdownText(now, next)}</span>
      <span className={classes['where']}>
        <span>{where}</span>
        <span aria-hidden>·</span>
        <span>
          Sekarang <time>{clockIn(zone, now)}</time> {zone.name}
        </span>
      </span>
      <span className="jm-hidden">Lihat jadwal shalat hari ini</span>
    </button>
  )
}
