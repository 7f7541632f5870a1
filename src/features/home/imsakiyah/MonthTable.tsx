import { clockText, type DayOfMonth, timeNames, timesOfDay } from '@/domain/prayer-times/month'
import { monthInWords } from '@/lib/time/day-words'
import type { Elements } from '@/ui/elements'
import classes from './MonthTable.module.css'

const hijri: Elements = (
  <th scope="col" title="Tanggal Hijriah">
    Hij.
  </th>
)

/**
 * @param today the row to mark, `YYYY-MM-DD`
 * @param hijriDay a date's day of its Hijri month; null: not known
 * @param ofRamadan counts by the Hijri day, with the civil months as headings between; else the other way round
 */
export function MonthTable({
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
    // Ten columns may be wider than the screen where the text is enlarged: then it scrolls, by the keyboard too.
    <div className={classes.scroll} role="region" aria-label="Jadwal sebulan" tabIndex={0}>
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
