import { type Countdown, remaining } from './countdown'
import { formatWibDateTime } from '@/lib/time/wib-date'
import { Card } from '@/ui/Card'
import { spokenMilestone } from './spoken-milestone'
import { useFreshFocus } from '@/features/donation/checkout/use-fresh-focus'
import classes from './DeadlineCard.module.css'

interface DeadlineCardProps {
  deadline: Date | null
  /** Null until the device's clock has been read. */
  now: Date | null
  /** Whether the donor has just asked for the instruction. */
  fresh: boolean
}

const over: Countdown = { days: 0, hours: 0, minutes: 0, seconds: 0 }

/** The deadline, and the time left by the second. */
export function DeadlineCard({ deadline, now, fresh }: DeadlineCardProps) {
  const text = useFreshFocus<HTMLParagraphElement>(fresh)
  if (deadline === null) return null
  const left = now && remaining(deadline, now)
  return (
    <Card className={classes.card}>
      <p ref={text} tabIndex={-1} className={classes.text}>
        <span>
          {now !== null && left === null ? 'Batas waktu sudah lewat pada ' : 'Bayar sebelum '}
        </span>
        <strong>{formatWibDateTime(deadline)}</strong>
      </p>
      {/* A timer is a silent live region: it is read when the user reaches it, not each second. */}
      <div role="timer" aria-label="Sisa waktu pembayaran" className={classes.timer}>
        <Units left={now === null ? null : (left ?? over)} />
      </div>
      <p role="status" className="jm-hidden">
        {left && spokenMilestone(left)}
      </p>
    </Card>
  )
}

function Units({ left }: { left: Countdown | null }) {
  const units = [
    ...(left && left.days > 0 ? [{ name: 'Hari', value: left.days }] : []),
    { name: 'Jam', value: left?.hours },
    { name: 'Menit', value: left?.minutes },
    { name: 'Detik', value: left?.seconds },
  ]
  return units.map(({ name, value }) => (
    <span key={name} className={classes.unit}>
      <span className={classes.value}>
        {value === undefined ? '––' : String(value).padStart(2, '0')}
      </span>{' '}
      <span className={classes.name}>{name}</span>
    </span>
  ))
}
