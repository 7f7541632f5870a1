import { clsx } from 'clsx'
import { programPath } from '@/domain/program/program-path'
import { paths } from '@/lib/address/paths'
import type { RememberedDonation } from '@/domain/donation/remembered-donations'
import { formatWibDate } from '@/lib/time/wib-date'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import { IconAdjustments, IconChevronRight, IconReceipt } from '@/ui/icons'
import { LinkButton } from '@/ui/button/LinkButton'
import rows from '@/ui/list/rows.module.css'
import menu from './ProfileMenu.module.css'
import classes from './VisitorProfile.module.css'

/** How many donations are shown. The history page lists all of them. */
const SHOWN = 3

/** The profile page of a visitor: the donations made on this device, and links to log in and to register. */
export function VisitorProfile({ donations }: { donations: readonly RememberedDonation[] }) {
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
