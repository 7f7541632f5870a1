import { useQuery } from '@tanstack/react-query'
import { useListed } from '@/domain/capabilities/use-listed'
import { masjidProfileQuery, MINUTE_MS } from '@/domain/masjid/profile'
import { ownMasjid } from '@/domain/masjid/own-masjid'
import { clockIn } from '@/domain/place/zone'
import type { DaysInZone } from '@/domain/prayer-times/estimate'
import {
  countdownText,
  fiveShalat,
  RECALCULATE_MS,
  type Shalat,
  shalatNames,
  shownShalat,
} from '@/domain/prayer-times/next-shalat'
import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { Skeleton } from '@/ui/state/Skeleton'
import { useNow } from '@/ui/use-now'
import { useStore } from '@/ui/use-store'
import { usePlace } from './use-place'
import { usePrayerTimes } from './use-prayer-times'
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

/** The day's prayer times beside a page. It never asks where somebody is: without a place it leads to where one is chosen. */
export function PrayerCard() {
  const now = useNow(RECALCULATE_MS)?.getTime() ?? null
  const place = usePlace()
  const state = usePrayerTimes(now, place)
  const times = state.kind === 'ready' && now !== null ? { ...state.days, now } : null
  const next = times && shownShalat(times.now, times.zone, times.days).next
  const somewhere = place.prayerCity !== null || place.position !== null
  return (
    <Card as="section" aria-labelledby="waktu-shalat">
      <h2 id="waktu-shalat" className={classes.title}>
        Waktu shalat
      </h2>
      {times && next ? (
        <>
          <p className="jm-quiet">{place.label}</p>
          <FiveShalat days={times.days} zone={times.zone} now={times.now} />
          <p className="jm-quiet">{countdownText(times.now, next)}</p>
          {times.estimated && <p className="jm-quiet">Perkiraan, bukan jadwal resmi.</p>}
        </>
      ) : somewhere && state.kind !== 'failed' ? (
        <Skeleton height={300} radius={12} />
      ) : (
        <p className="jm-quiet">
          {somewhere ? 'Jadwal shalat belum dapat dimuat.' : 'Mengikuti kota Anda.'}
        </p>
      )}
      <AppLink to={paths.imsakiyah()} className={classes.link ?? ''}>
        {somewhere ? 'Jadwal sebulan' : 'Pilih kota'}
      </AppLink>
    </Card>
  )
}
