import { type ComponentType, createElement } from 'react'
import { useLocation } from 'react-router-dom'
import { MainNav } from '@/app/frames/frames'
import { PrayerCard } from '@/features/home/prayer-times/FiveShalat'
import { RunningGift } from '@/features/home/reminders/RunningGift'
import { isPrivatePath, paths } from '@/lib/address/paths'
import { Card } from '@/ui/Card'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import { LinkQr } from '@/ui/picture/LinkQr'
import classes from './WideRails.module.css'

/**
 * What stands beside the column on a wide screen: at its left the tabs, at its right the prayer times, a payment that
 * runs, what a feature has docked, and the way to one's phone.
 */
export function WideRails({ docked }: { docked: ComponentType | null }) {
  const { pathname, search } = useLocation()
  return (
    <MantineRoot>
      <MainNav aside={classes.tabs ?? ''} />
      <aside className={classes.rail} aria-label="Di samping halaman">
        {/* Home has them at its top. */}
        {pathname !== paths.home() && <PrayerCard />}
        {/* Home tells of it, too, but further down. */}
        <RunningGift />
        {docked && <div className={classes.docked}>{createElement(docked)}</div>}
        {/* Somebody near could scan it, and a code to pay must be the only one in sight. */}
        {!isPrivatePath(pathname) && (
          <Card>
            <LinkQr
              link={window.location.origin + pathname + search}
              name="Kode QR halaman ini"
              caption="Pindai untuk melanjutkan di HP."
            />
          </Card>
        )}
      </aside>
    </MantineRoot>
  )
}
