import '@mantine/dates/styles.layer.css'
import { DatePicker as MantineDatePicker, DatesProvider } from '@mantine/dates'
import 'dayjs/locale/id'
import dayjs from 'dayjs'
import { useState } from 'react'
import classes from './DatePicker.module.css'

export interface DatePickerProps {
  /** `YYYY-MM-DD`, or '' for none. */
  value: string
  onChange: (day: string) => void
  /** The first and last day to choose from, `YYYY-MM-DD`. */
  min: string
  max: string
  /**
   * Where to begin when nothing is chosen, `YYYY-MM-DD`. It begins with the years, since nobody pages back month by
   * month.
   */
  start: string
}

/** What the calendar shows: the days of a month, the months of a year, or ten years. */
type Level = 'month' | 'year' | 'decade'

const formats = { month: 'MMMM YYYY', year: 'YYYY' } as const

/** A month in the Indonesian calendar, with weeks from Monday. Large: import it where it is opened. */
export function DatePicker({ value, onChange, min, max, start }: DatePickerProps) {
  const [date, setDate] = useState(value || start)
  const [level, setLevel] = useState<Level>(value ? 'month' : 'decade')
  const [moved, setMoved] = useState(false)
  const shown = (by: keyof typeof formats) => dayjs(date).locale('id').format(formats[by])
  return (
    <DatesProvider settings={{ locale: 'id', firstDayOfWeek: 1, weekendDays: [0] }}>
      {/* Announces the month or year that the user moves to: a screen reader doesn't notice that the days change. */}
      <p className="jm-hidden" role="status">
        {moved && level !== 'decade' && shown(level)}
      </p>
      <MantineDatePicker
        className={classes.picker ?? ''}
        classNames={{
          calendarHeaderControl: classes.step ?? '',
          calendarHeaderLevel: classes.level ?? '',
          monthsListControl: classes.choice ?? '',
          yearsListControl: classes.choice ?? '',
          weekday: classes.weekday ?? '',
          day: classes.day ?? '',
        }}
        hideOutsideDates
        value={value || null}
        onChange={(day) => {
          if (day !== null) onChange(day)
        }}
        minDate={min}
        maxDate={max}
        date={date}
        onDateChange={(next) => {
          setDate(next)
          setMoved(true)
        }}
        level={level}
        onLevelChange={(next) => {
          setLevel(next)
          setMoved(true)
        }}
        getDayProps={(day) => ({ 'aria-pressed': day === value })}
        getMonthControlProps={(month) => ({ 'aria-pressed': isSame(month, value, 7) })}
        getYearControlProps={(year) => ({ 'aria-pressed': isSame(year, value, 4) })}
        fullWidth
        ariaLabels={{
          monthLevelControl: `Pilih bulan, ${shown('month')}`,
          yearLevelControl: `Pilih tahun, ${shown('year')}`,
          previousMonth: 'Bulan sebelumnya',
          nextMonth: 'Bulan berikutnya',
          previousYear: 'Tahun sebelumnya',
          nextYear: 'Tahun berikutnya',
          previousDecade: 'Sepuluh tahun sebelumnya',
          nextDecade: 'Sepuluh tahun berikutnya',
        }}
      />
    </DatesProvider>
  )
}

/** Whether the first characters of two dates `YYYY-MM-DD` are equal: 7 compare the month, 4 the year. */
const isSame = (a: string, b: string, letters: 7 | 4) =>
  b !== '' && a.slice(0, letters) === b.slice(0, letters)
