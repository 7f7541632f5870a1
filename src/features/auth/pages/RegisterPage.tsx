import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { sendOtp } from '@/domain/account/otp/send-otp'
import { cleanWords } from '@/lib/text/clean-text'
import { noteEntry } from '@/ui/history'
import { paths } from '@/lib/address/paths'
import { phoneIn, phoneProblem } from '@/lib/read-phone'
import { textBy } from '@/lib/text/text-rules'
import { verificationOf } from '@/domain/account/otp/verification'
import { Form } from '@/ui/form/Form'
import { LinkLine } from '@/ui/list/LinkLine'
import { IconUserCircle } from '@/ui/icons'
import { TextInput } from '@/ui/form/TextInput'
import { useForm } from '@/ui/form/use-form'
import { AuthScreen, WhatsappField } from '@/features/auth/components/AuthScreen'
import { registerDraft } from '@/features/auth/register-draft'
import { fullNameProblem } from '@/features/auth/rules'

const schema = z.object({ fullName: textBy(fullNameProblem), phone: textBy(phoneProblem) })

/** The first step of registration: name and number, to which a code is sent. */
export default function RegisterPage() {
  const navigate = useNavigate()
  const form = useForm({
    schema,
    initialValues: { fullName: '', phone: '' },
    draft: registerDraft,
    send: async (values) => {
      const isHere = noteEntry()
      const phone = phoneIn(values.phone)
      const otp = await sendOtp('Register', phone)
      // Leaving has deleted what was entered.
      if (!isHere()) return
      verificationOf('Register').write({
        phone,
        fullName: cleanWords(values.fullName),
        otp,
      })
      await navigate(paths.registerVerification())
    },
  })

  return (
    <AuthScreen
      icon={<IconUserCircle size={36} stroke={1.6} />}
      title="Daftar Akun"
      text="Kami akan mengirim kode OTP lewat WhatsApp ke nomor Anda."
    >
      <Form form={form} action="Selanjutnya">
        <TextInput
          {...form.field('fullName')}
          name="fullName"
          aria-required
          label="Nama Lengkap"
          autoComplete="name"
          autoCapitalize="words"
        />
        <WhatsappField {...form.field('phone')} name="phone" autoComplete="tel-national" />
      </Form>
      <LinkLine text="Sudah punya akun?" to={paths.auth()} action="Masuk" />
    </AuthScreen>
  )
}
