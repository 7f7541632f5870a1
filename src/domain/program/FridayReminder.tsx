import { localDay } from '@/lib/time/calendar-day'
import { asCalendarFile, calendarFile } from '@/lib/time/icalendar'
import { Card } from '@/ui/Card'
import { Button } from '@/ui/button/Button'
import { saveCalendarFile } from '@/ui/button/give-file'
import { IconCalendarEvent } from '@/ui/icons'
import { programKey, programPath, type ProgramRef } from './program'
import classes from './FridayReminder.module.css'

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

/** Offers a weekly reminder for the phone's own calendar: it needs neither an account nor the backend. */
export function FridayReminder({ program }: { program: ProgramRef & { title: string } }) {
  return (
    <Card as="section" aria-labelledby="pengingat-jumat" className={classes.card}>
      <h2 id="pengingat-jumat" className={classes.title}>
        Infaq setiap Jumat
      </h2>
      <p className={classes.hint}>
        {`Kalender di ponsel Anda mengingatkan setiap Jumat pukul 10.00, dengan tautan ke halaman infaq untuk ${program.title}.`}
      </p>
      <Button
        variant="light"
        size="md"
        className={classes.add ?? ''}
        leftSection={<IconCalendarEvent size={20} aria-hidden />}
        onClick={() => saveCalendarFile(fridayReminder(program, window.location.href, new Date()))}
      >
        Tambahkan pengingat Jumat
      </Button>
    </Card>
  )
}
