import { localDay } from '@/lib/time/calendar-day'
import { asCalendarFile, calendarFile } from '@/lib/time/icalendar'
import { type ProgramRef, programKey } from './program'
import { programPath } from './program-path'

/** `Date.getDay` of a Friday. */
const FRIDAY = 5

/**
 * A reminder for a phone's calendar: each Friday at 10.00 by the phone's own clock, which is before the prayer in all
 * of Indonesia, with the address of the donate page.
 * @param program with its title
 * @param site an address of the app, absolute
 * @param now on the phone's clock; the first reminder is after it
 */
export function fridayReminder(
  program: ProgramRef & { title: string },
  site: string,
  now: Date,
): File {
  const url = new URL(programPath(program, 'donate'), site).href
  const day = nextFriday(now)
  const text = calendarFile(
    {
      uid: `pengingat-jumat-${programKey(program)}@jejaring-masjid`,
      title: 'Infaq Jumat',
      start: `${day}T10:00`,
      end: `${day}T10:15`,
      repeats: 'FREQ=WEEKLY;BYDAY=FR',
      // The address is in the words too: not every calendar shows the field for it.
      description: `Waktunya infaq Jumat untuk ${program.title}.\nBuka halaman infaq: ${url}`,
      location: '',
      url,
    },
    now,
  )
  return asCalendarFile(`pengingat-jumat-${program.slug}`, text)
}

/** The day of the next Friday, 10.00, on the device's clock. */
function nextFriday(now: Date): string {
  const start = new Date(now)
  start.setHours(10, 0, 0, 0)
  while (start.getDay() !== FRIDAY || start <= now) start.setDate(start.getDate() + 1)
  return localDay(start)
}
