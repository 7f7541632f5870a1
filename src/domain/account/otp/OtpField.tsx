import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { Button } from '@/ui/button/Button'
import { formatMinutesSeconds } from './otp'
import classes from './OtpField.module.css'
import { OtpInput } from './OtpInput'
import type { Elements } from '@/ui/elements'

/** The id of the words that say where the code went: a screen around the field has them, and they describe it. */
export const SENT_TO = 'kode-dikirim-ke'

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
  time: Elements
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
        describedBy={`${SENT_TO} ${id}-problem ${id}-time`}
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

/** The input of an `OtpField`, which has the focus from the start. */
export function useOtpInput() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
  }, [])
  return input
}

/** How long a code is still good. @param leftMs in milliseconds; null while the time isn't known */
export function ValidFor({ leftMs }: { leftMs: number | null }) {
  const isOver = leftMs !== null && leftMs <= 0
  return (
    <>
      <span>Masa berlaku kode </span>
      <strong role={isOver ? 'status' : 'timer'} className={classes.left}>
        {isOver ? 'telah habis' : leftMs !== null && formatMinutesSeconds(leftMs)}
      </strong>
    </>
  )
}

export function ResendButton({ pending, onClick }: { pending: boolean; onClick: () => void }) {
  return (
    <Button variant="light" fullWidth loading={pending} onClick={onClick}>
      Kirim ulang OTP
    </Button>
  )
}
