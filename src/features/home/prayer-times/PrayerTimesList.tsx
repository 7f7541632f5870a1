import { type City, cityLabel } from '@/domain/place/city'
import { dayText } from '@/lib/time/day-words'
import { dateOfShalat, shownShalat } from '@/domain/prayer-times/next-shalat'
import { dateIn } from '@/domain/place/zone'
import { paths } from '@/lib/address/paths'
import { Button, LinkButton } from '@/ui/button/Button'
import { FiveShalat } from './FiveShalat'
import classes from './PrayerTimesList.module.css'
import type { DaysOfPrayerTimes } from './use-prayer-times'
import { useQuery } from '@tanstack/react-query'
import { clockText, otherTimes, timeNames } from '@/domain/prayer-times/month'
import { monthQuery } from '@/domain/prayer-times/month-query'
import { LineSkeleton } from '@/ui/state/Skeleton'

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
