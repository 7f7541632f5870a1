import classes from './Hero.module.css'
import { preloadPrayerTimesSheet } from './LazyPrayerTimesSheet'

/** Says why there are no prayer times, and what helps: a city, or another try. */
export function NoPrayerTimes({
  text,
  hint,
  onChoose,
  onRetry,
}: {
  text: string
  hint: string
  onChoose: () => void
  /** Null where another try can't help. */
  onRetry: (() => void) | null
}) {
  return (
    <div className={classes.next}>
      <p className={classes.problem} role="status">
        {text}
      </p>
      <p className={classes.hint}>{hint}</p>
      <div className={classes.actions}>
        <button
          type="button"
          className={classes.choose}
          aria-haspopup="dialog"
          onPointerEnter={preloadPrayerTimesSheet}
          onClick={onChoose}
        >
          Pilih kota
        </button>
        {onRetry && (
          <button type="button" className={classes.retry} onClick={onRetry}>
            Coba lagi
          </button>
        )}
      </div>
    </div>
  )
}
