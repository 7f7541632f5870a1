import { useQuery } from '@tanstack/react-query'
import { CityPicker } from '@/domain/place/CityPicker'
import { type City, cityLabel } from '@/domain/place/city'
import { dateIn } from '@/domain/place/zone'
import { clockText, otherTimes, timeNames } from '@/domain/prayer-times/month'
import { monthQuery } from '@/domain/prayer-times/month-query'
import { dateOfShalat, shownShalat } from '@/domain/prayer-times/next-shalat'
import { paths } from '@/lib/address/paths'
import { dayText } from '@/lib/time/day-words'
import { Button, LinkButton } from '@/ui/button/Button'
import { Sheet } from '@/ui/overlay/Sheet'
import { LineSkeleton } from '@/ui/state/Skeleton'
import { FiveShalat } from './FiveShalat'
import type { SheetView } from './LazyPrayerTimesSheet'
import type { DaysOfPrayerTimes } from './use-prayer-times'
import classes from './PrayerTimesList.module.css'

/** What there is to know of the prayers of a day, and what leads to others. */
export function PrayerTimesList({
  days: { zone, days, estimated },
  city,
  note,
  hijri,
  now,
  onChangeCity,
}: {
  days: DaysOfPrayerTimes
  city: City | null
  note: string | null
  hijri: string | null
  now: number
  onChangeCity: () => void
}) {
  const date = dateOfShalat(zone, shownShalat(now, zone, days).day)
  return (
    <>
      <p className={classes.city}>{city ? cityLabel(city) : 'Lokasi Anda'}</p>
      {note !== null && <p className={classes.date}>{note}</p>}
      <p className={classes.date}>{dayText(date)}</p>
      {/* The Hijri text begins with the day of the week, which is already in the line above. */}
      <p className={classes.date}>{date === dateIn(zone, now) && hijri?.replace(/^[^,]+, /, '')}</p>
      <FiveShalat days={days} zone={zone} now={now} />
      {city && !estimated && <OtherTimes city={city} date={date} />}
      <p className={classes.note}>
        <span>
          {estimated
            ? `Ini perkiraan yang dihitung di perangkat Anda, karena jadwal resmi ${zone.name ? 'belum dapat dimuat' : 'hanya ada untuk Indonesia'}. Bisa berbeda beberapa menit. `
            : 'Jadwal resmi untuk kota ini. '}
        </span>
        <span>{zone.name ? `Waktu dalam ${zone.name}.` : 'Waktu menurut jam perangkat Anda.'}</span>
      </p>
      <div className={classes.buttons}>
        <Button variant="light" fullWidth onClick={onChangeCity}>
          Pilih kota
        </Button>
        <LinkButton variant="light" fullWidth to={paths.imsakiyah()}>
          Jadwal sebulan
        </LinkButton>
      </div>
    </>
  )
}

/**
 * Imsak, terbit and dhuha of a day, from the month's official schedule. Their room is kept until it comes; without it
 * there is nothing to show.
 * @param date `YYYY-MM-DD`
 */
function OtherTimes({ city, date }: { city: City; date: string }) {
  const month = useQuery(monthQuery(city.id, date.slice(0, 7)))
  const day = month.data?.days.find((one) => one.date === date)
  if (!day && month.fetchStatus !== 'fetching') return null
  return (
    <dl className={classes.times}>
      {otherTimes.map((key) => (
        <div key={key}>
          <dt>{timeNames[key]}</dt>
          <dd>{day ? clockText(day.times[key]) : <LineSkeleton width="3em" />}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface PrayerTimesSheetProps {
  shown: boolean
  view: SheetView
  /** Shows the other view; null closes. */
  onView: (view: SheetView | null) => void
  days: DaysOfPrayerTimes | null
  city: City | null
  /** Why that may not be where the user is. */
  note: string | null
  hijri: string | null
  now: number | null
}

/** One sheet for both, so that a change of view doesn't touch its history entry. */
export function PrayerTimesSheet({ shown, view, onView, ...rest }: PrayerTimesSheetProps) {
  const { days, now } = rest
  const list = view === 'jadwal' && days !== null && now !== null
  return (
    <Sheet
      opened={shown}
      onClose={() => onView(null)}
      title={list ? 'Jadwal Shalat' : 'Pilih kota'}
      full={!list}
    >
      {list ? (
        <PrayerTimesList {...rest} days={days} now={now} onChangeCity={() => onView('kota')} />
      ) : (
        <CityPicker onDone={() => onView(null)} />
      )}
    </Sheet>
  )
}
