import { useState } from 'react'
import { ApiError, isNotFound, TooManyRequests } from '@/api/errors'
import { doubtCapabilities } from '@/domain/capabilities/capabilities'
import { noteEntry } from '@/ui/history'
import { Button, LinkButton, useBusy } from '@/ui/button/Button'
import { errorText } from '@/ui/show-error'
import { showToast } from '@/ui/overlay/toast'
import { useNow } from '@/ui/use-now'
import { formatMinutesSeconds, OTP_LENGTH } from './otp'
import classes from './OtpField.module.css'
import { OtpField, ResendButton, useOtpInput, ValidFor } from './OtpField'
import { requestOtp, VerificationEnded, verifyOtp } from './server-otp'
import type { RequestedOtp, VerificationPurpose } from './verification'

export interface ServerOtpEntryProps {
  purpose: VerificationPurpose
  /** Where the code went, without the leading 62. */
  phone: string
  otp: RequestedOtp
  /** Called with what is known of a new code: store it where the state came from. */
  onChange: (otp: RequestedOtp) => void
  onVerified: (token: string) => void
  /** Where to begin anew. */
  firstStep: string
}

/**
 * The entry of a one-time code that the backend made: it is sent there when all five digits are there. A code that was
 * refused is typed again; one that could not be compared stays, and is sent again at a tap.
 */
export function ServerOtpEntry(props: ServerOtpEntryProps) {
  const { purpose, phone, otp, onChange, onVerified, firstStep } = props
  const input = useOtpInput()
  const busy = useBusy()
  const now = useNow(1000)
  const [entered, setEntered] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState<'comparing' | 'sending' | null>(null)
  /** Until when the backend compares nothing, by this device's clock in milliseconds. */
  const [blockedUntil, setBlockedUntil] = useState(0)
  const [isEnded, setEnded] = useState(false)

  /** Calls the backend, once at a time. What it answers after the person has left is nobody's. */
  const call = async (what: typeof pending, act: () => Promise<() => void>) => {
    if (!busy.begin()) return
    const isHere = noteEntry()
    setPending(what)
    setProblem(null)
    let go: () => void
    try {
      go = await act()
    } catch (error) {
      go = () => {
        refuse(error)
      }
    }
    busy.end()
    setPending(null)
    if (isHere()) go()
  }

  const refuse = (error: unknown) => {
    if (isNotFound(error)) {
      doubtCapabilities()
      // So that the first step asks anew.
      onChange({ ...otp, resendAt: null })
      setEnded(true)
      setProblem(errorText(new VerificationEnded()))
      return
    }
    setProblem(errorText(error))
    // The boxes are emptied. If one digit could be corrected, each correction would be sent and count as a try.
    if (error instanceof ApiError && error.status === 422) setEntered('')
  }

  const compare = (digits: string) =>
    call('comparing', async () => {
      try {
        const token = await verifyOtp(purpose, phone, digits)
        return () => {
          onVerified(token)
        }
      } catch (error) {
        if (error instanceof TooManyRequests) setBlockedUntil(Date.now() + error.retryAfterMs)
        throw error
      }
    })

  const resend = () =>
    call('sending', async () => {
      try {
        const requested = await requestOtp(purpose, phone)
        return () => {
          onChange(requested)
          setEntered('')
          input.current?.focus()
          showToast(
            purpose === 'forgot-password'
              ? 'Jika nomor ini terdaftar, kode OTP baru telah dikirim.'
              : 'Kode OTP baru telah dikirim.',
            { tone: 'success' },
          )
        }
      } catch (error) {
        if (error instanceof TooManyRequests)
          onChange({ ...otp, resendAt: Date.now() + error.retryAfterMs })
        throw error
      }
    })

  const enter = (digits: string) => {
    // While it is compared, the field shows what is compared.
    if (pending === 'comparing' || isEnded) return
    setEntered(digits)
    if (Date.now() < blockedUntil) return
    if (digits !== '') setProblem(null)
    if (digits.length === OTP_LENGTH) void compare(digits)
  }

  const left = (until: number | null) => now && (until ?? 0) - now.getTime()
  const blockedMs = left(blockedUntil) ?? 0
  const canRepeat = problem !== null && entered.length === OTP_LENGTH && !isEnded
  return (
    <OtpField
      ref={input}
      value={entered}
      onChange={enter}
      problem={problem}
      time={
        pending === 'comparing' ? (
          <span role="status">Memeriksa kode…</span>
        ) : (
          !isEnded && otp.expiresAt !== null && <ValidFor leftMs={left(otp.expiresAt)} />
        )
      }
    >
      {isEnded ? (
        <LinkButton to={firstStep} replace fullWidth>
          Mulai lagi
        </LinkButton>
      ) : canRepeat ? (
        <Button fullWidth disabled={blockedMs > 0} onClick={() => void compare(entered)}>
          {blockedMs > 0 ? `Coba lagi dalam ${formatMinutesSeconds(blockedMs)}` : 'Coba lagi'}
        </Button>
      ) : (
        <Resend
          leftMs={left(otp.resendAt)}
          pending={pending === 'sending'}
          onClick={() => void resend()}
        />
      )}
    </OtpField>
  )
}

function Resend({
  leftMs,
  pending,
  onClick,
}: {
  leftMs: number | null
  pending: boolean
  onClick: () => void
}) {
  if (leftMs === null) return null
  if (leftMs > 0)
    return (
      <p className={classes.wait}>
        Kirim ulang OTP dalam{' '}
        <strong role="timer" className={classes.left}>
          {formatMinutesSeconds(leftMs)}
        </strong>
      </p>
    )
  return <ResendButton pending={pending} onClick={onClick} />
}
