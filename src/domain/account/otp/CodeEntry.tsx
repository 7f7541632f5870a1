import { useState } from 'react'
import { FormAlert } from '@/ui/form/Form'
import { showToast } from '@/ui/overlay/toast'
import { errorText } from '@/ui/show-error'
import { useNow } from '@/ui/use-now'
import { HeldNote } from './HeldNote'
import { OtpField, ResendButton, useOtpInput, ValidFor } from './OtpField'
import { ServerOtpEntry } from './ServerOtpEntry'
import {
  type IssuedOtp,
  issueOtp,
  makeOtpCode,
  OTP_LENGTH,
  type OtpResult,
  otpState,
  tryOtp,
} from './otp'
import { resendTo } from './send-otp'
import { isRequestedOtp, type Verification, type VerificationPurpose } from './verification'

interface OtpEntryProps {
  otp: IssuedOtp
  /** Called with a new state, after a wrong try or a new code: store it where the state came from. */
  onChange: (otp: IssuedOtp) => void
  /** Has the backend send this code. If that fails, the failure is shown and the former code stays valid. */
  resend: (code: string) => Promise<unknown>
  onVerified: () => void
}

const messages: Record<Exclude<OtpResult, 'correct'>, string> = {
  wrong: 'Kode OTP tidak sesuai',
  expired: 'Masa berlaku kode ini telah habis',
  exhausted: 'Kode ini sudah lima kali salah dimasukkan',
}

/**
 * The entry of a one-time code that was made here: it is checked when all five digits are there, shows the time left,
 * and offers a new code when the old one has expired or was tried too often (docs/product.md, One-time code).
 */
function OtpEntry({ otp, onChange, resend, onVerified }: OtpEntryProps) {
  const input = useOtpInput()
  const [entered, setEntered] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const now = useNow(1000)
  const state = now && otpState(otp, now)

  const enter = (digits: string) => {
    setEntered(digits)
    if (digits !== '') setProblem(null)
    if (digits.length < OTP_LENGTH) return
    const tried = tryOtp(otp, digits, new Date())
    if (tried.result === 'correct') {
      onVerified()
      return
    }
    onChange(tried.otp)
    setProblem(messages[tried.result])
    // The boxes are emptied. If one digit could be corrected, each correction would be sent and count as a try.
    setEntered('')
  }

  return (
    <OtpField
      ref={input}
      value={entered}
      onChange={enter}
      problem={problem}
      time={
        state?.kind === 'exhausted' ? (
          <span>Batas percobaan tercapai. Minta kode baru untuk melanjutkan.</span>
        ) : (
          <ValidFor leftMs={state && (state.kind === 'valid' ? state.leftMs : 0)} />
        )
      }
    >
      {state && state.kind !== 'valid' && (
        <Resend
          resend={resend}
          onIssued={(issued) => {
            onChange(issued)
            setProblem(null)
            setEntered('')
            input.current?.focus()
          }}
        />
      )}
    </OtpField>
  )
}

function Resend({
  resend,
  onIssued,
}: {
  resend: OtpEntryProps['resend']
  onIssued: (otp: IssuedOtp) => void
}) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const run = async () => {
    if (pending) return
    setPending(true)
    setFailure(null)
    const code = makeOtpCode()
    try {
      await resend(code)
    } catch (error) {
      setFailure(errorText(error))
      setPending(false)
      return
    }
    showToast('Kode OTP baru telah dikirim.', { tone: 'success' })
    onIssued(issueOtp(code, new Date()))
  }
  return (
    <>
      <FormAlert message={failure} />
      <ResendButton pending={pending} onClick={() => void run()} />
    </>
  )
}

/** The entry of the code that a verification waits for, compared by whoever made it. */
export function CodeEntry({
  purpose,
  current,
  keep,
  onVerified,
  firstStep,
}: {
  purpose: VerificationPurpose
  current: Verification
  keep: (verification: Verification) => void
  /** Called when the verification that is kept says so. */
  onVerified?: () => void
  /** Where to begin anew, if it can't go on. */
  firstStep: string
}) {
  const { otp, phone } = current
  if (otp === null) return null
  const finish = (verified: Verification) => {
    keep(verified)
    onVerified?.()
  }
  const entry = isRequestedOtp(otp) ? (
    <ServerOtpEntry
      purpose={purpose}
      phone={phone}
      otp={otp}
      onChange={(next) => {
        keep({ ...current, otp: next })
      }}
      onVerified={(token) => {
        finish({ ...current, otp: null, token })
      }}
      firstStep={firstStep}
    />
  ) : (
    <OtpEntry
      otp={otp}
      onChange={(next) => {
        keep({ ...current, otp: next })
      }}
      resend={resendTo(purpose, phone)}
      onVerified={() => {
        finish({ ...current, otp: null })
      }}
    />
  )
  return (
    <>
      {entry}
      <HeldNote purpose={purpose} />
    </>
  )
}
