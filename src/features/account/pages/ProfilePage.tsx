import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '@/api/queries/user'
import { useRequiredUser } from '@/api/session/use-user'
import { ProfileMenu } from '@/features/account/components/ProfileMenu'
import { UserCard, UserCardSkeleton } from '@/features/account/components/UserCard'
import { QueryView } from '@/ui/QueryView'
import classes from './ProfilePage.module.css'

export const prefetch = (client: QueryClient) => client.query(userQuery())

/** The user's card and the menu below it (spec §2 /profile). */
export default function ProfilePage() {
  const user = useRequiredUser()
  return (
    <div className={classes.page}>
      <QueryView query={user} skeleton={<UserCardSkeleton />}>
        {(known) => <UserCard user={known} />}
      </QueryView>
      <ProfileMenu loggedIn={user.data !== undefined} />
    </div>
  )
}
