import { clockText, type DayOfMonth, timeNames, timesOfDay } from '@/domain/prayer-times/month'
import classes from './MonthTable.module.css'

/** @param today the row to mark, `YYYY-MM-DD` */
export function MonthTable({
  days,
  today,
  caption,
}: {
  days: readonly DayOfMonth[]
  today: string
  caption: string
}) {
  return (
    // Eight columns may be wider than the screen where the text is enlarged: then it scrolls, by the keyboard too.
    <div className={classes.scroll} role="region" aria-label="Jadwal sebulan" tabIndex={0}>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Tgl</th>
            {timesOfDay.map((key) => (
              <th key={key} scope="col">
                {timeNames[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, times }) => (
            <tr key={date} data-today={date === today || undefined}>
              <th scope="row" aria-current={date === today ? 'date' : undefined}>
                {Number(date.slice(8))}
              </th>
              {timesOfDay.map((key) => (
                <td key={key}>{clockText(times[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
