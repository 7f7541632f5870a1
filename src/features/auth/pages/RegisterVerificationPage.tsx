import { paths } from '@/lib/paths'
import { CodeStep } from '@/features/auth/components/CodeStep'

/** The second step of registering: the code (spec §2 /auth/verification). */
export default function RegisterVerificationPage() {
  return (
    <CodeStep purpose="Register" firstStep={paths.register()} nextStep={paths.registerPassword()} />
  )
}
