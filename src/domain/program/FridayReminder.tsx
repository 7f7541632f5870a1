import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import { IconCalendarEvent } from '@/ui/icons'
import { saveCalendarFile } from '@/ui/button/give-file'
import classes from './FridayReminder.module.css'
import { fridayReminder } from './friday-reminder'
import type { ProgramRef } from './program'

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
