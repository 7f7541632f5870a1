import { daysBetween } from '@/domain/place/zone'
import {
  type Authority,
  type HijriCalendar,
  hijriDay,
  hijriMonths,
} from '@/domain/prayer-times/hijri-calendar'
import type { MonthOfPrayerTimes } from '@/domain/prayer-times/month'
import { hijriNote } from './hijri-notes'
import { MonthTable } from './MonthTable'
import classes from './MonthSheet.module.css'
import type { ShownMonth } from './shown-month'

/**
 * The table of a civil month or a Ramadan, and how certain it is.
 * @param asking the calendar may still move: a number that changes under the eyes is none
 */
export function MonthSheet({
  shown: { title, first, last, ramadan },
  schedule: { zone, days },
  calendar,
  asking,
  authority,
  city,
  today,
}: {
  shown: ShownMonth
  schedule: MonthOfPrayerTimes
  calendar: HijriCalendar
  asking: boolean
  authority: Authority
  city: string
  today: string
}) {
  const shownDays = days.filter(({ date }) => date >= first && date <= last)
  const hijri = new Map(shownDays.map(({ date }) => [date, hijriDay(calendar, date)]))
  const months = [...new Set([...hijri.values()].flatMap((day) => day?.month ?? []))]
  const [from, to = from] = [months[0], months.at(-1)]
  const ofHijri = ramadan || !from || !to ? '' : ` (${hijriMonths(from, to)})`
  return (
    <>
      <MonthTable
        days={shownDays}
        today={today}
        caption={`Jadwal imsakiyah ${city}, ${title}${ofHijri}, waktu ${zone.name}`}
        hijriDay={(date) => {
          if (ramadan) return daysBetween(first, date) + 1
          return asking ? null : (hijri.get(date)?.day ?? null)
        }}
        ofRamadan={ramadan !== null}
      />
      <p className={classes.note}>
        {`Jadwal resmi untuk kota ini. ${ramadan ? '' : hijriNote(months, authority)}`.trimEnd()}
      </p>
    </>
  )
}
