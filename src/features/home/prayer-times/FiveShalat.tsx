import type { DaysInZone } from '@/domain/prayer-times/estimate'
import { fiveShalat, shalatNames, shownShalat } from '@/domain/prayer-times/next-shalat'
import { clockIn } from '@/domain/place/zone'
import { Badge } from '@/ui/Badge'
import classes from './FiveShalat.module.css'

/** The five shalat of the day, the next one marked; after the last, tomorrow's first below them. */
export function FiveShalat({ days, zone, now }: DaysInZone & { now: number }) {
  const { day, next, tomorrow } = shownShalat(now, zone, days)
  return (
    <ul className={classes.list}>
      {fiveShalat.map((key) => (
        <li
          key={key}
          className={classes.row}
          data-next={day[key] === next?.at || undefined}
          data-past={day[key] <= now || undefined}
        >
          <span>{shalatNames[key]}</span>
          {day[key] === next?.at && <Badge>berikutnya</Badge>}
          <time className={classes.time}>{clockIn(zone, day[key])}</time>
        </li>
      ))}
      {next && tomorrow && (
        <li className={classes.row} data-next>
          <span>{`${shalatNames[next.key]} besok`}</span>
          <Badge>berikutnya</Badge>
          <time className={classes.time}>{clockIn(zone, next.at)}</time>
        </li>
      )}
    </ul>
  )
}
