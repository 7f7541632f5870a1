import type { User } from '@/domain/account/user'
import { formatWibDate } from '@/lib/time/wib-date'
import { Avatar } from '@/ui/picture/Avatar'
import { Skeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import classes from './UserCard.module.css'

const AVATAR_SIZE = 64

/** Photo, name and join date. */
export function UserCard({ user }: { user: User }) {
  return (
    <Card className={classes.card}>
      <Avatar name={user.name} src={user.avatarUrl} size={AVATAR_SIZE} />
      <div className={classes.words}>
        <h2 className={classes.name}>{user.name}</h2>
        {user.joinedAt && (
          <p className={classes.joined}>{`Bergabung sejak ${formatWibDate(user.joinedAt)}`}</p>
        )}
      </div>
    </Card>
  )
}

export function UserCardSkeleton() {
  return (
    <Card className={classes.card}>
      <Skeleton height={AVATAR_SIZE} circle />
      <div className={classes.words}>
        <p className={classes.name}>
          <span className={classes.line}>
            <Skeleton height="0.875em" width="8em" />
          </span>
        </p>
        <p className={classes.joined}>
          <span className={classes.line}>
            <Skeleton height="0.75em" width="14em" />
          </span>
        </p>
      </div>
    </Card>
  )
}
