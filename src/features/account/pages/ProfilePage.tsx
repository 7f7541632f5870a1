import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { userQuery } from '@/domain/account/user-queries'
import { useRequiredUser, wasShownToAccount } from '@/domain/account/use-user'
import { ProfileMenu, ProfileMenuSkeleton } from '@/features/account/components/ProfileMenu'
import { QueryView } from '@/ui/state/States'
import {
  type RememberedDonation,
  useRememberedDonations,
} from '@/domain/donation/remembered-donations'
import classes from './ProfilePage.module.css'
import type { User } from '@/domain/account/user'
import { formatWibDate } from '@/lib/time/wib-date'
import { Avatar } from '@/ui/picture/Avatar'
import { Skeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import { clsx } from 'clsx'
import { programPath } from '@/domain/program/program'
import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import {
  IconAdjustments,
  IconChevronRight,
  IconNotebook,
  IconReceipt,
  IconRepeat,
} from '@/ui/icons'
import { LinkButton } from '@/ui/button/Button'
import rows from '@/ui/list/rows.module.css'
import menu from '@/features/account/components/ProfileMenu.module.css'

/** How many donations are shown. The history page lists all of them. */
const SHOWN = 3

const AVATAR_SIZE = 64

export const firstQueries = () => [userQuery()]

/** The user's card and the menu below it; for a visitor, the donations made on this device. */
export default function ProfilePage() {
  const donations = useRememberedDonations()
  const { pathname, search } = useLocation()
  // `RootFrame` mounts this page anew when a session ends, so its state can't tell whether it had a user.
  const [hadUser, setHadUser] = useState(() => wasShownToAccount(pathname + search))
  // A person whose session has just ended here is sent to the login, as from any page that needs one. So is a visitor
  // without donations, but only when they have been read: never in the first render of the prerendered page.
  const user = useRequiredUser({
    visitorMayStay: !hadUser && (donations === null || donations.length > 0),
  })
  if (user.data && !hadUser) setHadUser(true)
  return (
    <div className={classes.page}>
      {user.visitor && !hadUser && donations !== null && donations.length > 0 ? (
        <VisitorProfile donations={donations} />
      ) : (
        <QueryView query={user} skeleton={<ProfileSkeleton />}>
          {(known) => (
            <div className={classes.parts}>
              <UserCard user={known} />
              <ProfileMenu />
            </div>
          )}
        </QueryView>
      )}
    </div>
  )
}

/** The same for an account and a visitor: it has no link or button, since it isn't known yet who is there. */
function ProfileSkeleton() {
  return (
    <div className={classes.parts}>
      <UserCardSkeleton />
      <ProfileMenuSkeleton />
    </div>
  )
}

/** The profile page of a visitor: the donations made on this device, and links to log in and to register. */
function VisitorProfile({ donations }: { donations: readonly RememberedDonation[] }) {
  return (
    <>
      <Card className={classes.invitation}>
        <h2 className={classes.heading}>Anda belum masuk</h2>
        <p className={classes.text}>Masuk atau daftar untuk melihat profil Anda.</p>
        <div className={classes.ways}>
          <LinkButton to={paths.auth()}>Masuk</LinkButton>
          <LinkButton to={paths.register()} variant="light">
            Daftar
          </LinkButton>
        </div>
      </Card>
      <Card as="section" flush aria-labelledby="donasi-di-sini">
        <h2 id="donasi-di-sini" className={classes.title}>
          Donasi di perangkat ini
        </h2>
        <ul className={rows.lines} role="list">
          {donations.slice(0, SHOWN).map((donation) => (
            <li key={donation.code ?? donation.createdAt}>
              <AppLink
                className={clsx(rows.row, menu.item)}
                to={
                  donation.code === null
                    ? programPath(donation.gift)
                    : paths.donation(donation.code)
                }
              >
                <span className={classes.donation}>
                  <span>{donation.programTitle}</span>
                  <span className={classes.date}>
                    {formatWibDate(new Date(donation.createdAt))}
                  </span>
                </span>
                <IconChevronRight className={menu.arrow ?? ''} size={20} aria-hidden />
              </AppLink>
            </li>
          ))}
          <li>
            <AppLink className={clsx(rows.row, menu.item)} to={paths.donationHistory()}>
              <IconReceipt size={22} stroke={1.7} aria-hidden />
              <span className={menu.label}>Riwayat Donasi</span>
              <IconChevronRight className={menu.arrow ?? ''} size={20} aria-hidden />
            </AppLink>
          </li>
          <li>
            <AppLink className={clsx(rows.row, menu.item)} to={paths.plans()}>
              <IconRepeat size={22} stroke={1.7} aria-hidden />
              <span className={menu.label}>Infaq Rutin</span>
              <IconChevronRight className={menu.arrow ?? ''} size={20} aria-hidden />
            </AppLink>
          </li>
          <li>
            <AppLink className={clsx(rows.row, menu.item)} to={paths.doa()}>
              <IconNotebook size={22} stroke={1.7} aria-hidden />
              <span className={menu.label}>Kumpulan Doa</span>
              <IconChevronRight className={menu.arrow ?? ''} size={20} aria-hidden />
            </AppLink>
          </li>
          <li>
            <AppLink className={clsx(rows.row, menu.item)} to={paths.settings()}>
              <IconAdjustments size={22} stroke={1.7} aria-hidden />
              <span className={menu.label}>Pengaturan</span>
              <IconChevronRight className={menu.arrow ?? ''} size={20} aria-hidden />
            </AppLink>
          </li>
        </ul>
      </Card>
    </>
  )
}

/** Photo, name and join date. */
function UserCard({ user }: { user: User }) {
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

function UserCardSkeleton() {
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
