import { registerAccount } from '@/domain/account/auth-queries'
import { paths } from '@/lib/address/paths'
import { PasswordStep } from '@/features/auth/components/PasswordStep'
import { registerDraft } from '@/features/auth/register-draft'

/** The third step of registration: a password; then the account is created. */
export default function RegisterPasswordPage() {
  return (
    <PasswordStep
      purpose="Register"
      title="Buat Kata Sandi"
      firstStep={paths.register()}
      codeStep={paths.registerVerification()}
      save={({ phone, fullName }, password, tokenField) =>
        registerAccount({ whatsapp: phone, fullname: fullName, password, ...tokenField })
      }
      onSaved={registerDraft.clear}
      next={paths.registerWelcome()}
    />
  )
}
