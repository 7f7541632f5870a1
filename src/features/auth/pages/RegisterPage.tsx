import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { sendRegisterOtp } from '@/api/queries/auth'
import { cleanWords } from '@/lib/clean-text'
import { issueOtp, makeOtpCode } from '@/lib/otp'
import { paths } from '@/lib/paths'
import { phoneIn, phoneProblem } from '@/lib/read-phone'
import { verificationOf } from '@/lib/verification'
import { IconUserCircle } from '@/ui/icons'
import { TextInput } from '@/ui/TextInput'
import { AuthForm } from '../components/AuthForm'
import { AuthScreen } from '../components/AuthScreen'
import { OtherWay } from '../components/OtherWay'
import { WhatsappField } from '../components/WhatsappField'
import { registerDraft } from '../register-draft'
import { fullNameProblem } from '../rules'
import { useAuthForm } from '../use-auth-form'

/** The first step of registering: who one is, and a code to the number (spec §2 /auth/register, §4 Register). */
export default function RegisterPage() {
  const navigate = useNavigate()
  const { form, field, set, failure, pending } = useAuthForm({
    fields: ['fullName', 'phone'],
    initial: { fullName: '', phone: '' },
    problems: ({ fullName, phone }) => ({
      fullName: fullNameProblem(fullName),
      phone: phoneProblem(phone),
    }),
    onChange: registerDraft.write,
    send: async (values) => {
      const phone = phoneIn(values.phone)
      const code = makeOtpCode()
      await sendRegisterOtp({ phoneNumber: phone, codeOTP: code })
      verificationOf('Register').write({
        phone,
        fullName: cleanWords(values.fullName),
        otp: issueOtp(code, new Date()),
      })
      await navigate(paths.registerVerification())
    },
  })

  // After mount, since a prerendered page never reads storage while rendering (design §3).
  const restore = useEffectEvent(() => {
    const draft = registerDraft.read()
    if (draft) set(draft)
  })
  useEffect(() => {
    restore()
  }, [])

  return (
    <AuthScreen
      icon={<IconUserCircle size={36} stroke={1.6} />}
      title="Daftar Akun"
      text="Kami akan mengirim kode OTP lewat WhatsApp ke nomor Anda."
    >
      <AuthForm form={form} failure={failure} pending={pending} action="Selanjutnya">
        <TextInput
          {...field('fullName')}
          label="Nama Lengkap"
          autoComplete="name"
          autoCapitalize="words"
        />
        <WhatsappField
          {...field('phone')}
          autoComplete="tel-national"
          onNormalise={(phone) => {
            set({ phone })
          }}
        />
      </AuthForm>
      <OtherWay question="Sudah punya akun?" to={paths.auth()} action="Masuk" />
    </AuthScreen>
  )
}
