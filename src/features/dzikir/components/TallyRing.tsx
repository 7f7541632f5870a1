import type { Tally } from '@/features/dzikir/tally'
import classes from './TallyRing.module.css'

const SIZE = 288
const WIDTH = 18
const RADIUS = (SIZE - WIDTH) / 2

/** A ring that shows how far the tally is. */
export function TallyRing({ tally }: { tally: Tally | null }) {
  const percent = tally === null ? 0 : (tally.count / tally.target) * 100
  return (
    <svg
      className={classes.ring}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="progressbar"
      aria-label="Kemajuan hitungan"
      aria-valuemin={0}
      aria-valuemax={tally?.target ?? 100}
      aria-valuenow={tally?.count ?? 0}
      data-full={percent >= 100 || undefined}
    >
      <circle className={classes.track} cx="50%" cy="50%" r={RADIUS} strokeWidth={WIDTH} />
      {/* At zero length, a round end would still show as a dot. */}
      {percent > 0 && (
        <circle
          className={classes.arc}
          cx="50%"
          cy="50%"
          r={RADIUS}
          strokeWidth={WIDTH}
          pathLength={100}
          strokeDasharray={`${percent} 100`}
        />
      )}
    </svg>
  )
}
