import '@mantine/dates/styles.layer.css'
import { DatePicker as MantineDatePicker, DatesProvider } from '@mantine/dates'
import 'dayjs/locale/id'
import classes from './DatePicker.module.css'

export interface DatePickerProps {
  /** `YYYY-MM-DD`, or '' for none. */
  value: string
  onChange: (day: string) => void
  /** The first and last day to choose from, `YYYY-MM-DD`. */
  min: string
  max: string
  /** Where to begin when nothing is chosen, `YYYY-MM-DD`: with the years, since nobody pages back month by month. */
  start: string
}

/** A month of days in the Indonesian calendar, week from Monday (spec §9). Heavy: import it where it is opened. */
export function DatePicker({ value, onChange, min, max, start }: DatePickerProps) {
  return (
    <DatesProvider settings={{ locale: 'id', firstDayOfWeek: 1 }}>
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
        defaultDate={value || start}
        defaultLevel={value ? 'month' : 'decade'}
        fullWidth
        ariaLabels={{
          monthLevelControl: 'Pilih bulan',
          yearLevelControl: 'Pilih tahun',
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
