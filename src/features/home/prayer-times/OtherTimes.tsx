import { useQuery } from '@tanstack/react-query'
import type { City } from '@/domain/place/city'
import { clockText, otherTimes, timeNames } from '@/domain/prayer-times/month'
import { monthQuery } from '@/domain/prayer-times/month-query'
import { LineSkeleton } from '@/ui/state/Skeleton'
import classes from './OtherTimes.module.css'

/**
 * Imsak, terbit and dhuha of a day, from the month's official schedule. Their room is kept until it comes; without it
 * there is nothing to show.
 * @param date `YYYY-MM-DD`
 */
export function OtherTimes({ city, date }: { city: City; date: string }) {
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
