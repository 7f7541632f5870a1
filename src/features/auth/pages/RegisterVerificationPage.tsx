import { paths } from '@/lib/address/paths'
import { CodeStep } from '@/features/auth/components/CodeStep'

/** The second step of registration: the code. */
export default function RegisterVerificationPage() {
  return (
    <CodeStep purpose="Register" firstStep={paths.register()} nextStep={paths.registerPassword()} />
  )
}
