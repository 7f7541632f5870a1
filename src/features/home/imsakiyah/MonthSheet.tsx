import { useEffect, useRef } from 'react'
import { daysBetween } from '@/domain/place/zone'
import {
  type Authority,
  type HijriCalendar,
  hijriDay,
  hijriMonths,
} from '@/domain/prayer-times/hijri-calendar'
import {
  clockText,
  type DayOfMonth,
  type MonthOfPrayerTimes,
  timeNames,
  timesOfDay,
} from '@/domain/prayer-times/month'
import { hijriNote } from './hijri-notes'
import classes from './MonthSheet.module.css'
import type { ShownMonth } from './shown-month'
import { monthInWords } from '@/lib/time/day-words'
import type { Elements } from '@/ui/elements'

const hijri: Elements = (
  <th scope="col" title="Tanggal Hijriah">
    Hij.
  </th>
)

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

/**
 * @param today the row to mark, `YYYY-MM-DD`
 * @param hijriDay a date's day of its Hijri month; null: not known
 * @param ofRamadan counts by the Hijri day, with the civil months as headings between; else the other way round
 */
function MonthTable({
  days,
  today,
  caption,
  hijriDay,
  ofRamadan,
}: {
  days: readonly DayOfMonth[]
  today: string
  caption: string
  hijriDay: (date: string) => number | null
  ofRamadan: boolean
}) {
  const scroll = useRef<HTMLDivElement>(null)
  const first = days[0]?.date
  useEffect(() => {
    const row = scroll.current?.querySelector<HTMLElement>('[data-today]')
    const head = scroll.current?.querySelector('thead')
    if (!row || !head) return
    // Yesterday's row stays above it, so that one sees where one is after midnight.
    scroll.current?.scrollTo({ top: row.offsetTop - head.offsetHeight - row.offsetHeight })
  }, [first, today])
  const rowsOf = (month: string): Elements =>
    days
      .filter(({ date }) => date.startsWith(month))
      .map(({ date, times }) => {
        const civilDay = Number(date.slice(8))
        return (
          <tr key={date} data-today={date === today || undefined}>
            <th scope="row" aria-current={date === today ? 'date' : undefined}>
              {ofRamadan ? hijriDay(date) : civilDay}
            </th>
            <td>{ofRamadan ? civilDay : hijriDay(date)}</td>
            {timesOfDay.map((key) => (
              <td key={key}>{clockText(times[key])}</td>
            ))}
          </tr>
        )
      })
  const months: { month: string; rows: Elements }[] = [
    ...new Set(days.map(({ date }) => date.slice(0, 7))),
  ].map((month) => ({ month, rows: rowsOf(month) }))
  return (
    // A month is higher than a phone, and with enlarged text wider: it scrolls under its head, by the keyboard too.
    <div
      ref={scroll}
      className={classes.scroll}
      role="region"
      aria-label="Jadwal sebulan"
      tabIndex={0}
    >
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            {ofRamadan && hijri}
            <th scope="col">Tgl</th>
            {!ofRamadan && hijri}
            {timesOfDay.map((key) => (
              <th key={key} scope="col">
                {timeNames[key]}
              </th>
            ))}
          </tr>
        </thead>
        {months.map(({ month, rows }) => (
          <tbody key={month}>
            {ofRamadan && (
              <tr>
                <th scope="rowgroup" colSpan={timesOfDay.length + 2}>
                  {monthInWords(month)}
                </th>
              </tr>
            )}
            {rows}
          </tbody>
        ))}
      </table>
    </div>
  )
}
