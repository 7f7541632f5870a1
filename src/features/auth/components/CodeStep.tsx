import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  isRequestedOtp,
  useVerification,
  type VerificationPurpose,
} from '@/domain/account/otp/verification'
import { PhoneNumber } from '@/ui/text/Digits'
import { Skeleton } from '@/ui/state/Skeleton'
import { LinkLine } from '@/ui/list/LinkLine'
import { IconBrandWhatsapp } from '@/ui/icons'
import { CodeEntry } from '@/domain/account/otp/CodeEntry'
import { SENT_TO } from '@/domain/account/otp/OtpField'
import { AuthScreen } from './AuthScreen'
import classes from './CodeStep.module.css'

/**
 * The step where the code is entered. Without a requested code it goes to the first step; after the right code it goes
 * on, replacing this step's entry, so that "back" doesn't lead to a used code.
 */
export function CodeStep({
  purpose,
  firstStep,
  nextStep,
}: {
  purpose: Extract<VerificationPurpose, 'Register' | 'forgot-password'>
  firstStep: string
  nextStep: string
}) {
  const navigate = useNavigate()
  const { current, keep } = useVerification(purpose)
  const elsewhere = current === null ? firstStep : current?.otp === null ? nextStep : null
  useEffect(() => {
    if (elsewhere !== null) void navigate(elsewhere, { replace: true })
  }, [elsewhere, navigate])

  return (
    <AuthScreen
      icon={<IconBrandWhatsapp size={36} stroke={1.6} />}
      title="Masukkan Kode OTP"
      text={
        <span id={SENT_TO}>
          <span>
            {purpose === 'forgot-password' && isRequestedOtp(current?.otp)
              ? 'Jika nomor ini terdaftar, kami mengirim 5 angka lewat WhatsApp ke '
              : 'Kami mengirim 5 angka lewat WhatsApp ke nomor '}
          </span>
          <strong className={classes.phone}>
            {current ? <PhoneNumber phone={current.phone} /> : 'Anda'}
          </strong>
        </span>
      }
    >
      {current?.otp ? (
        <CodeEntry purpose={purpose} current={current} keep={keep} firstStep={firstStep} />
      ) : (
        <div className={classes.skeleton} aria-busy>
          <Skeleton height="1.4rem" width="5em" radius={4} />
          <Skeleton height={60} />
        </div>
      )}
      <LinkLine text="Nomornya salah?" to={firstStep} action="Ubah nomor" replace />
    </AuthScreen>
  )
}
