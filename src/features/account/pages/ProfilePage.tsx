import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { userQuery } from '@/api/queries/user'
import { useRequiredUser, wasShownToAccount } from '@/api/session/use-user'
import { ProfileMenu, ProfileMenuSkeleton } from '@/features/account/components/ProfileMenu'
import { UserCard, UserCardSkeleton } from '@/features/account/components/UserCard'
import { VisitorProfile } from '@/features/account/components/VisitorProfile'
import { QueryView } from '@/ui/QueryView'
import { useRememberedDonations } from '@/ui/use-remembered-donations'
import classes from './ProfilePage.module.css'

export const prefetch = (client: QueryClient) => client.query(userQuery())

/** The user's card and the menu below it (spec §2 /profile); for a visitor, what was given on this device. */
export default function ProfilePage() {
  const { data: user, isFetching } = useQuery(userQuery())
  const donations = useRememberedDonations()
  const { pathname, search } = useLocation()
  // The page is drawn afresh when a session ends (see `RootFrame`), so its own state doesn't know.
  const [hadUser, setHadUser] = useState(() => wasShownToAccount(pathname + search))
  if (user && !hadUser) setHadUser(true)
  // Whose session has just ended here goes to the login, as from any page that needs one.
  const visitor = user === null && !isFetching && !hadUser
  return (
    <div className={classes.page}>
      {visitor && donations !== null && donations.length > 0 ? (
        <VisitorProfile donations={donations} />
      ) : (
        <AccountProfile />
      )}
    </div>
  )
}

function AccountProfile() {
  const user = useRequiredUser()
  return (
    <QueryView query={user} skeleton={<ProfileSkeleton />}>
      {(known) => (
        <div className={classes.parts}>
          <UserCard user={known} />
          <ProfileMenu />
        </div>
      )}
    </QueryView>
  )
}

/** True of an account and of a visitor: until it is known who is there, nothing is offered. */
function ProfileSkeleton() {
  return (
    <div className={classes.parts}>
      <UserCardSkeleton />
      <ProfileMenuSkeleton />
    </div>
  )
}
