import type { User } from '@/domain/account/user'
import { Avatar } from '@/ui/picture/Avatar'
import { Button } from '@/ui/button/Button'
import { PhoneNumber } from '@/ui/text/PhoneNumber'
import classes from './DonorCard.module.css'

/** The logged-in user as donor. The phone is masked: others may be looking at the screen. */
export function DonorCard({
  user,
  leaving,
  onLeave,
  onEdit,
}: {
  user: User
  leaving: boolean
  onLeave: () => void
  onEdit: () => void
}) {
  return (
    <div className={classes.card}>
      <Avatar name={user.name} />
      <dl className={classes.facts}>
        <dt className="jm-hidden">Nama</dt>
        <dd className={classes.name}>{user.name}</dd>
        <dt className="jm-hidden">Nomor WhatsApp</dt>
        <dd>
          <PhoneNumber phone={user.phone} masked />
        </dd>
        {user.email && (
          <>
            <dt className="jm-hidden">Email</dt>
            <dd>{user.email}</dd>
          </>
        )}
      </dl>
      <div className={classes.actions}>
        <Button variant="light" size="md" onClick={onEdit} disabled={leaving}>
          Ubah data
        </Button>
        <Button variant="subtle" size="md" onClick={onLeave} loading={leaving}>
          Bukan saya
        </Button>
      </div>
    </div>
  )
}
