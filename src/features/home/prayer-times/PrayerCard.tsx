import { RECALCULATE_MS, shownShalat, countdownText } from '@/domain/prayer-times/next-shalat'
import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import { Skeleton } from '@/ui/state/Skeleton'
import { useNow } from '@/ui/use-now'
import { FiveShalat } from './FiveShalat'
import classes from './PrayerCard.module.css'
import { usePlace } from './use-place'
import { usePrayerTimes } from './use-prayer-times'

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
