import { paths } from '@/lib/address/paths'
import { LinkLine } from '@/ui/list/LinkLine'
import { useRememberedDonations } from '@/domain/donation/use-remembered-donations'

/**
 * A link to the history, where a donor without an account finds this donation again. Rendered only if this device keeps
 * the donation.
 */
export function HistoryLink({ code }: { code: string }) {
  const kept = useRememberedDonations()?.some((donation) => donation.code === code) ?? false
  return (
    kept && (
      <LinkLine
        text="Donasi ini tersimpan di perangkat ini, di"
        to={paths.donationHistory()}
        action="Riwayat Donasi"
      />
    )
  )
}
