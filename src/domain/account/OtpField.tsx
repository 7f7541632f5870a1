import { type ReactNode, type Ref, useId } from 'react'
import classes from './OtpEntry.module.css'
import { OtpInput } from './OtpInput'

/** The field of a code, why it was refused, how long it is valid, and below it what else can be done. */
export function OtpField({
  value,
  onChange,
  problem,
  time,
  children,
  ref,
}: {
  value: string
  /** Digits only, five at most. */
  onChange: (digits: string) => void
  problem: string | null
  time: ReactNode
  children: ReactNode
  ref: Ref<HTMLInputElement>
}) {
  const id = useId()
  return (
    <div className={classes.entry}>
      <label htmlFor={id} className={classes.label}>
        Kode OTP
      </label>
      <OtpInput
        id={id}
        ref={ref}
        value={value}
        onChange={onChange}
        invalid={problem !== null}
        describedBy={`${id}-problem ${id}-time`}
      />
      {/* Empty from the start: a screen reader only announces what changes in a region it knows. */}
      <p id={`${id}-problem`} role="alert" className={classes.problem}>
        {problem}
      </p>
      <p id={`${id}-time`} className={classes.time}>
        {time}
      </p>
      <div className={classes.resend}>{children}</div>
    </div>
  )
}
