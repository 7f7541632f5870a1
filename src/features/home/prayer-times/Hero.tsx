import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsStore } from '@/domain/capabilities/settings-store'
import { hijriQuery } from '@/domain/prayer-times/prayer-times-queries'
import { dayText } from '@/lib/time/day-words'
import { RECALCULATE_MS } from '@/domain/prayer-times/next-shalat'
import { dateIn, placeNote, WIB } from '@/domain/place/zone'
import { lazyModule } from '@/lib/lazy-module'
import { useLazyModule } from '@/ui/use-lazy-module'
import { useNow } from '@/ui/use-now'
import { useStore } from '@/ui/use-store'
import small from '@/features/home/assets/hero-480.avif'
import large from '@/features/home/assets/hero-960.avif'
import largeForOldBrowsers from '@/features/home/assets/hero-960.webp'
import classes from './Hero.module.css'
import { HeroSkeleton, NextShalatButton } from './NextShalatButton'
import {
  LazyPrayerTimesSheet,
  preloadPrayerTimesSheet,
  type SheetView,
} from './LazyPrayerTimesSheet'
import { usePlace } from './use-place'
import { usePrayerTimes } from './use-prayer-times'

/** Shown in the hero when the location failed. */
const NO_LOCATION = 'Error saat mengambil data lokasi.'

/** Syakban, Ramadan and Syawal, however the service spells them. In other months our calendar isn't needed. */
const NEAR_RAMADAN = /, \d+ (?:Sya|Ram)/

const loadOtherDay = lazyModule(() => import('./OtherDay'))

/** Home's top: the picture under the transparent top bar, and on it the next shalat. */
export function Hero() {
  const now = useNow(RECALCULATE_MS)?.getTime() ?? null
  const place = usePlace()
  const [view, setView] = useState<SheetView | null>(null)
  const days = usePrayerTimes(now, place)
  const zone = days.kind === 'ready' ? days.days.zone : WIB
  const date = dateIn(zone, now ?? 0)
  // Part of the query's key.
  useStore(settingsStore)
  const nowhere = !place.pending && place.prayerCity === null && place.position === null
  // Requested after the shalat times, which it must never delay and whose zone decides the day.
  const hijri = useQuery({
    ...hijriQuery(date),
    enabled: now !== null && (nowhere || days.kind !== 'loading'),
  })
  const { module: other } = useLazyModule(loadOtherDay, NEAR_RAMADAN.test(hijri.data ?? ''))
  const note = now !== null && days.kind === 'ready' ? placeNote(place.fix, zone, now) : null
  const openCities = () => setView('kota')

  return (
    <section className={classes.hero} aria-labelledby="salam">
      <picture className={classes.picture}>
        <source
          type="image/avif"
          srcSet={`${small} 480w, ${large} 960w`}
          sizes="(max-width: 480px) 100vw, 480px"
        />
        <img src={largeForOldBrowsers} alt="" width={960} height={720} fetchPriority="high" />
      </picture>
      <div className={classes.words}>
        <h1 id="salam" className={classes.salam}>
          Assalamu’alaikum
        </h1>
        <div className={classes.hijri}>
          <p>{hijri.data ?? (hijri.isFetched && dayText(date))}</p>
          {hijri.data && other && <other.OtherDay told={hijri.data} date={date} />}
        </div>
        {nowhere && place.location.kind === 'unasked' ? (
          <NoPrayerTimes
            text="Waktu shalat mengikuti kota Anda."
            onChoose={openCities}
            retry={{ label: 'Gunakan lokasi saya', run: place.request }}
          />
        ) : nowhere ? (
          <NoPrayerTimes
            text={NO_LOCATION}
            hint={'message' in place.location ? place.location.message : ''}
            onChoose={openCities}
            retry={
              place.location.kind === 'unsupported'
                ? null
                : { label: 'Coba lagi', run: place.request }
            }
          />
        ) : days.kind === 'failed' ? (
          <NoPrayerTimes
            text="Jadwal shalat belum dapat dimuat."
            hint="Pilih kota untuk melihat waktu shalat di sana."
            onChoose={openCities}
            retry={{ label: 'Coba lagi', run: days.retry }}
          />
        ) : days.kind === 'loading' || now === null ? (
          <HeroSkeleton />
        ) : (
          <NextShalatButton
            now={now}
            days={days.days}
            problem={place.prayerCity === null && place.state === 'failed' ? NO_LOCATION : null}
            note={note}
            onOpen={() => setView('jadwal')}
          />
        )}
      </div>
      <LazyPrayerTimesSheet
        view={view}
        onView={setView}
        days={days.kind === 'ready' ? days.days : null}
        city={place.prayerCity}
        note={note}
        hijri={hijri.data ?? null}
        now={now}
      />
    </section>
  )
}

/** Says why there are no prayer times, and what helps: a city, or a (new) try. */
function NoPrayerTimes({
  text,
  hint,
  onChoose,
  retry,
}: {
  text: string
  hint?: string
  onChoose: () => void
  /** Null where a try can't help. */
  retry: { label: string; run: () => void } | null
}) {
  return (
    <div className={classes.next}>
      <p className={classes.problem} role="status">
        {text}
      </p>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
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
        {retry && (
          <button type="button" className={classes.retry} onClick={retry.run}>
            {retry.label}
          </button>
        )}
      </div>
    </div>
  )
}
