import { type Countdown, remaining, spokenMilestone } from './countdown'
import { formatWibDateTime } from '@/lib/time/wib-date'
import { useFreshFocus } from '@/features/donation/checkout/use-fresh-focus'
import classes from './DeadlineLine.module.css'
import { WholeText } from '@/ui/text/WholeText'

interface DeadlineLineProps {
  deadline: Date | null
  /** Null while the device's clock hasn't been read yet. */
  now: Date | null
  /** Whether the donor has just asked to see the instruction again, after the deadline. */
  fresh: boolean
}

const over: Countdown = { days: 0, hours: 0, minutes: 0, seconds: 0 }

/** The deadline, and the time left by the second. */
export function DeadlineLine({ deadline, now, fresh }: DeadlineLineProps) {
  const text = useFreshFocus<HTMLParagraphElement>(fresh)
  if (deadline === null) return null
  const left = now && remaining(deadline, now)
  return (
    <div className={classes.line}>
      <p ref={text} tabIndex={-1}>
        <span>
          {now !== null && left === null ? 'Batas waktu sudah lewat pada ' : 'Bayar sebelum '}
        </span>
        <strong>
          <WholeText text={formatWibDateTime(deadline)} />
        </strong>
      </p>
      {/* A timer is a silent live region: it is read when the user reaches it, not each second. */}
      <p role="timer" aria-label="Sisa waktu pembayaran" className={classes.timer}>
        {now === null ? '––' : timeLeft(left ?? over)}
      </p>
      <p role="status" className="jm-hidden">
        {left && spokenMilestone(left)}
      </p>
    </div>
  )
}

/** `"00 Jam 29 Menit 12 Detik"`, with days where there are some. */
function timeLeft({ days, hours, minutes, seconds }: Countdown): string {
  const units = [
    ...(days > 0 ? ([[days, 'Hari']] as const) : []),
    [hours, 'Jam'],
    [minutes, 'Menit'],
    [seconds, 'Detik'],
  ] as const
  return units.map(([value, name]) => `${String(value).padStart(2, '0')} ${name}`).join(' ')
}
