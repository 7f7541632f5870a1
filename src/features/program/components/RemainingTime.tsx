import { remainingTime, remainingTimeLabel } from '@/domain/program/remaining-time'
import { Skeleton } from '@/ui/state/Skeleton'
import { IconClock } from '@/ui/icons'
import { useServerNow } from '@/ui/use-server-now'
import classes from './RemainingTime.module.css'

/** How long a program still runs; also correct on a page left open over midnight. */
export function RemainingTime({ deadline }: { deadline: Date | null }) {
  const now = useServerNow()
  if (now === null) return <Skeleton width="6em" height="28px" radius={14} />
  const left = remainingTime(deadline, now)
  const { text, spoken } = remainingTimeLabel(left)
  return (
    <span className={classes.label} data-kind={left.kind}>
      <IconClock size={16} aria-hidden />
      <span className="jm-hidden">{`Sisa waktu: ${spoken}`}</span>
      <span aria-hidden>{text}</span>
    </span>
  )
}
