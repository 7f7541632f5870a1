import { useNavigate } from 'react-router-dom'
import { paths } from '@/lib/address/paths'
import { Card } from '@/ui/Card'
import { PhoneNumber } from '@/ui/text/PhoneNumber'
import { CodeEntry } from '@/domain/account/otp/CodeEntry'
import { SENT_TO } from '@/domain/account/otp/OtpField'
import { useVerification } from '@/domain/account/otp/use-verification'
import type { ContactEdit } from '@/features/account/personal/personal-view'
import { useSteps } from '@/features/account/personal/use-steps'
import classes from './Contact.module.css'

/** The entry of the code; the right one opens the edit form. */
export function ContactVerification({ edit }: { edit: ContactEdit }) {
  const navigate = useNavigate()
  const { here } = useSteps()
  const { current, keep } = useVerification(edit)
  if (!current?.otp) return null
  return (
    <>
      <div>
        <h2 className={classes.heading}>Masukkan kode OTP</h2>
        <p id={SENT_TO} className={classes.hint}>
          Kode telah dikirim lewat Whatsapp ke{' '}
          <span className={classes.number}>
            <PhoneNumber phone={current.phone} />
          </span>
          .
        </p>
      </div>
      <Card>
        <CodeEntry
          purpose={edit}
          current={current}
          keep={keep}
          firstStep={paths.personal(edit, 'choosing')}
          onVerified={() => {
            void navigate(paths.personal(edit, 'edit'), { replace: true, state: here })
          }}
        />
      </Card>
    </>
  )
}
