import { wholePercent } from '@/lib/whole-percent'
import classes from '@/ui/state/Progress.module.css'

export interface ProgressLineProps {
  /** From `progressPercent`; null while it isn't known. */
  percent: number | null
  label: string
}

/** A thin bar that shows a program's progress. Own markup: Home draws it, without Mantine. */
export function ProgressLine({ percent, label }: ProgressLineProps) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent !== null && { 'aria-valuenow': wholePercent(percent) })}
      className={classes.track}
    >
      <span className={classes.fill} style={{ width: `${percent ?? 0}%` }} />
    </span>
  )
}
