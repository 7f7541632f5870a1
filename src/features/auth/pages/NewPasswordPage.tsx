import { setNewPassword } from '@/domain/account/auth-queries'
import { paths } from '@/lib/address/paths'
import { showToast } from '@/ui/overlay/toast'
import { PasswordStep } from '@/features/auth/components/PasswordStep'

/** The last step of recovery: a new password, then the login. */
export default function NewPasswordPage() {
  return (
    <PasswordStep
      purpose="forgot-password"
      title="Kata Sandi Baru"
      firstStep={paths.forgotPassword()}
      codeStep={paths.forgotPasswordVerification()}
      save={({ phone, fullName }, password, tokenField) =>
        setNewPassword({ whatsapp: phone, fullname: fullName, password, ...tokenField })
      }
      onSaved={() => {
        showToast('Kata sandi berhasil diganti. Silakan masuk.', {
          tone: 'success',
          duration: 5000,
        })
      }}
      next={paths.auth()}
    />
  )
}
