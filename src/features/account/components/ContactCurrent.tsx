import type { User } from '@/domain/account/user'
import { paths } from '@/lib/address/paths'
import { Card } from '@/ui/Card'
import { IconInfoCircle, IconLock } from '@/ui/icons'
import { LinkButton } from '@/ui/button/LinkButton'
import { PhoneNumber } from '@/ui/text/PhoneNumber'
import rows from '@/ui/list/rows.module.css'
import { editFields } from '@/features/account/personal/edit-fields'
import type { ContactEdit } from '@/features/account/personal/personal-view'
import { useSteps } from '@/features/account/personal/use-steps'
import classes from './Contact.module.css'

/** The current phone or email, with a link to change it. */
export function ContactCurrent({ edit, user }: { edit: ContactEdit; user: User }) {
  const { further } = useSteps()
  const { label, current } = editFields[edit]
  const value = current(user)
  return (
    <>
      <Card className={classes.current}>
        <div className={rows.words}>
          <p className="jm-quiet">{label}</p>
          <p className={classes.value}>
            {value === '' ? (
              '(Belum Lengkap)'
            ) : edit === 'phone' ? (
              <PhoneNumber phone={value} />
            ) : (
              value
            )}
          </p>
        </div>
        <LinkButton to={paths.personal(edit, 'choosing')} state={further} variant="light" px="lg">
          Ubah
        </LinkButton>
      </Card>
      <p className={classes.note}>
        <IconLock size={20} aria-hidden />
        <span>Demi keamanan akun Anda, perubahan ini memerlukan verifikasi.</span>
      </p>
      {edit === 'phone' && (
        <p className={classes.note}>
          <IconInfoCircle size={20} aria-hidden />
          <span>Mengubah nomor Whatsapp juga mengubah nomor yang dipakai untuk masuk.</span>
        </p>
      )}
    </>
  )
}
