import { useState } from 'react'
import { formatCalendarDay, localDay } from '@/lib/time/calendar-day'
import { lazyModule } from '@/lib/lazy-module'
import { Skeleton } from '@/ui/state/Skeleton'
import { ErrorState } from '@/ui/state/ErrorState'
import { IconCalendarEvent } from '@/ui/icons'
import { Sheet } from '@/ui/overlay/Sheet'
import { TextInput } from '@/ui/form/TextInput'
import type { LabelledField } from './field-props'
import { useLazyModule } from '@/ui/use-lazy-module'

const loadDatePicker = lazyModule(() => import('@/ui/form/DatePicker'))

const opensWith = new Set(['Enter', ' ', 'ArrowDown'])

/** A read-only input that opens a calendar. */
export function BirthdateField({ value, onChange, ...field }: LabelledField) {
  const [open, setOpen] = useState(false)
  const [today] = useState(() => localDay(new Date()))
  const calendar = useLazyModule(loadDatePicker, open)
  return (
    <>
      <TextInput
        {...field}
        // Its sheet takes the focus, which doesn't count as leaving the field.
        onBlur={undefined}
        value={formatCalendarDay(value)}
        readOnly
        pointer
        placeholder="Pilih tanggal"
        aria-haspopup="dialog"
        rightSection={<IconCalendarEvent size={22} aria-hidden />}
        rightSectionPointerEvents="none"
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (!opensWith.has(event.key)) return
          event.preventDefault()
          setOpen(true)
        }}
      />
      <Sheet opened={open} onClose={() => setOpen(false)} title="Pilih tanggal">
        {calendar.error !== null ? (
          <ErrorState error={calendar.error} onRetry={calendar.retry} />
        ) : calendar.module ? (
          <calendar.module.DatePicker
            value={value}
            min="1900-01-01"
            max={today}
            start="1990-01-01"
            onChange={(day) => {
              onChange(day)
              setOpen(false)
            }}
          />
        ) : (
          <Skeleton height={360} radius={12} />
        )}
      </Sheet>
    </>
  )
}
