import { paths } from '@/lib/paths'
import { CodeStep } from '@/features/auth/components/CodeStep'

/** The second step of recovering: the code (spec §2 /forgot-password/verification). */
export default function ForgotPasswordVerificationPage() {
  return (
    <CodeStep
      purpose="forgot-password"
      firstStep={paths.forgotPassword()}
      nextStep={paths.newPassword()}
    />
  )
}
