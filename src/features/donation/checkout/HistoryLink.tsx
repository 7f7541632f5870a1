import { paths } from '@/lib/paths'
import { AppLink } from '@/ui/AppLink'
import { useRememberedDonations } from '@/ui/use-remembered-donations'
import classes from './HistoryLink.module.css'

/** Where a donor without an account finds this donation again; only where it is kept on this device. */
export function HistoryLink({ code }: { code: string }) {
  const kept = useRememberedDonations()?.some((donation) => donation.code === code) ?? false
  return (
    kept && (
      <p className={classes.words}>
        Donasi ini tersimpan di perangkat ini, di{' '}
        <AppLink className={classes.link ?? ''} to={paths.donationHistory()}>
          Riwayat Donasi
        </AppLink>
      </p>
    )
  )
}
