import { useQuery } from '@tanstack/react-query'
import { useListed } from '@/domain/capabilities/use-listed'
import { MINUTE_MS } from '@/domain/masjid/iqamah'
import { ownMasjid } from '@/domain/masjid/own-masjid'
import { masjidProfileQuery } from '@/domain/masjid/profile'
import type { DaysInZone } from '@/domain/prayer-times/estimate'
import {
  fiveShalat,
  type Shalat,
  shalatNames,
  shownShalat,
} from '@/domain/prayer-times/next-shalat'
import { clockIn } from '@/domain/place/zone'
import { Badge } from '@/ui/Badge'
import { useStore } from '@/ui/use-store'
import classes from './FiveShalat.module.css'

/** When the own mosque's shalat begin, in milliseconds after each adzan; null where nobody knows. */
function useOwnIqamah() {
  const own = useStore(ownMasjid, () => null)
  const listed = useListed('/mosque/get_profile')
  const { data } = useQuery({
    ...masjidProfileQuery(own?.slug ?? ''),
    enabled: own !== null && listed === true,
  })
  return own && data?.iqamah ? { title: own.title, minutes: data.iqamah } : null
}

/** The five shalat of the day, the next one marked; after the last, tomorrow's first below them. */
export function FiveShalat({ days, zone, now }: DaysInZone & { now: number }) {
  const { day, next, tomorrow } = shownShalat(now, zone, days)
  const own = useOwnIqamah()
  const iqamah = (key: Shalat, at: number) =>
    own && (
      <span className={classes.iqamah}>
        {`iqamah ${clockIn(zone, at + own.minutes[key] * MINUTE_MS)}`}
      </span>
    )
  return (
    <>
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
            {iqamah(key, day[key])}
          </li>
        ))}
        {next && tomorrow && (
          <li className={classes.row} data-next>
            <span>{`${shalatNames[next.key]} besok`}</span>
            <Badge>berikutnya</Badge>
            <time className={classes.time}>{clockIn(zone, next.at)}</time>
            {iqamah(next.key, next.at)}
          </li>
        )}
      </ul>
      {own && <p className="jm-quiet">{`Iqamah di ${own.title}.`}</p>}
    </>
  )
}
