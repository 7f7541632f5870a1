import '@mantine/core/styles/Progress.layer.css'
import { Progress } from '@mantine/core'
import { wholePercent } from '@/lib/format-number'
import classes from './Progress.module.css'

/**
 * The progress of a program or a reading. The role is on the whole bar, not on its filled part, which at 0 % has no
 * width. Cards have `ProgressLine`, since Home draws them without Mantine.
 * @param percent 0 to 100
 */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <Progress.Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={wholePercent(percent)}
      className={classes.track ?? ''}
    >
      <Progress.Section withAria={false} value={percent} className={classes.fill ?? ''} />
    </Progress.Root>
  )
}
