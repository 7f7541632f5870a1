import { HeldNote } from './HeldNote'
import { OtpEntry } from './OtpEntry'
import { resendTo } from './send-otp'
import { ServerOtpEntry } from './ServerOtpEntry'
import { isRequestedOtp, type Verification, type VerificationPurpose } from './verification'

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
