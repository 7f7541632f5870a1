import { useNavigate } from 'react-router-dom'
import { sendForgotPasswordOtp } from '@/api/queries/auth'
import { issueOtp, makeOtpCode } from '@/lib/otp'
import { paths } from '@/lib/paths'
import { phoneIn, phoneProblem } from '@/lib/read-phone'
import { verificationOf } from '@/lib/verification'
import { IconLock } from '@/ui/icons'
import { AuthForm } from '../components/AuthForm'
import { AuthScreen } from '../components/AuthScreen'
import { OtherWay } from '../components/OtherWay'
import { WhatsappField } from '../components/WhatsappField'
import { useAuthForm } from '../use-auth-form'

/** The first step of recovering: the registered number (spec §2 /forgot-password, §4 Forgot password). */
export default function ForgotPasswordPage() {
  const navigate = useNavigate()
  const { form, field, set, failure, pending } = useAuthForm({
    fields: ['phone'],
    initial: { phone: '' },
    problems: ({ phone }) => ({ phone: phoneProblem(phone) }),
    send: async (values) => {
      const phone = phoneIn(values.phone)
      const code = makeOtpCode()
      await sendForgotPasswordOtp({ phoneNumber: phone, codeOTP: code })
      verificationOf('forgot-password').write({
        phone,
        fullName: '',
        otp: issueOtp(code, new Date()),
      })
      await navigate(paths.forgotPasswordVerification())
    },
  })
  return (
    <AuthScreen
      icon={<IconLock size={36} stroke={1.6} />}
      title="Lupa Kata Sandi?"
      text="Tulis nomor WhatsApp yang terdaftar. Kami akan mengirim kode OTP ke nomor itu."
    >
      <AuthForm form={form} failure={failure} pending={pending} action="Kirim">
        <WhatsappField
          {...field('phone')}
          autoComplete="username"
          onNormalise={(phone) => {
            set({ phone })
          }}
        />
      </AuthForm>
      <OtherWay question="Sudah ingat?" to={paths.auth()} action="Masuk" />
    </AuthScreen>
  )
}
