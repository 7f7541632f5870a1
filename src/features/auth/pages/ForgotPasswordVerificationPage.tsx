import { paths } from '@/lib/address/paths'
import { CodeStep } from '@/features/auth/components/CodeStep'

/** The second step of recovery: the code. */
export default function ForgotPasswordVerificationPage() {
  return (
    <CodeStep
      purpose="forgot-password"
      firstStep={paths.forgotPassword()}
      nextStep={paths.newPassword()}
    />
  )
}
