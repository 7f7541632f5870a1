import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { sendOtp } from '@/domain/account/otp/send-otp'
import { noteEntry } from '@/ui/history'
import { paths } from '@/lib/address/paths'
import { phoneIn, phoneProblem } from '@/lib/read-phone'
import { textBy } from '@/lib/text/text-rules'
import { verificationOf } from '@/domain/account/otp/verification'
import { Form } from '@/ui/form/Form'
import { LinkLine } from '@/ui/list/LinkLine'
import { IconLock } from '@/ui/icons'
import { useForm } from '@/ui/form/use-form'
import { AuthScreen, WhatsappField } from '@/features/auth/components/AuthScreen'
const schema = z.object({ phone: textBy(phoneProblem) })

/** The first step of recovery: the registered number. */
export default function ForgotPasswordPage() {
  const navigate = useNavigate()
  const form = useForm({
    schema,
    initialValues: { phone: '' },
    send: async (values) => {
      const isHere = noteEntry()
      const phone = phoneIn(values.phone)
      const otp = await sendOtp('forgot-password', phone)
      // Leaving has deleted what was entered.
      if (!isHere()) return
      verificationOf('forgot-password').write({ phone, fullName: '', otp })
      await navigate(paths.forgotPasswordVerification())
    },
  })
  return (
    <AuthScreen
      icon={<IconLock size={36} stroke={1.6} />}
      title="Lupa Kata Sandi?"
      text="Tulis nomor WhatsApp yang terdaftar. Kami akan mengirim kode OTP ke nomor itu."
    >
      <Form form={form} action="Kirim">
        <WhatsappField {...form.field('phone')} name="phone" autoComplete="username" />
      </Form>
      <LinkLine text="Sudah ingat?" to={paths.auth()} action="Masuk" />
    </AuthScreen>
  )
}
