import classes from './ProgressLine.module.css'

export interface ProgressLineProps {
  /** 0 to 100. */
  percent: number
  label: string
}

/** A thin bar of how far a program is. Own markup: it stands on the home page, where bytes are few. */
export function ProgressLine({ percent, label }: ProgressLineProps) {
  const value = Math.min(100, Math.max(0, percent))
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      className={classes['track']}
    >
      <span className={classes['fill']} style={{ width: `${value}%` }} />
    </span>
  )
}
