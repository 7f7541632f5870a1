import { wholePercent } from '@/lib/whole-percent'
import classes from '@/ui/Progress.module.css'

export interface ProgressLineProps {
  /** 0 to 100; null while it isn't known. */
  percent: number | null
  label: string
}

/** A thin bar that shows a program's progress. Own markup: Home draws it, without Mantine. */
export function ProgressLine({ percent, label }: ProgressLineProps) {
  const value = percent === null ? null : Math.min(100, Math.max(0, percent))
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(value !== null && { 'aria-valuenow': wholePercent(value) })}
      className={classes.track}
    >
      <span className={classes.fill} style={{ width: `${value ?? 0}%` }} />
    </span>
  )
}
