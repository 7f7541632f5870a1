import { isNotFound } from '@/api/errors'
import { QueryView } from '@/ui/state/QueryView'
import { DetailSkeleton } from './DetailSkeleton'
import { DonationNotFound } from './DonationNotFound'
import { DonationSummary } from './DonationSummary'
import { useLiveDonation } from './use-live-donation'

/** "Detail Donasi" in each of its states; here too, an unpaid donation turns Lunas without a reload. */
export function DonationDetail({ code }: { code: string }) {
  const query = useLiveDonation(code)
  if (query.data === undefined && isNotFound(query.error)) return <DonationNotFound code={code} />
  return (
    <QueryView query={query} skeleton={<DetailSkeleton />}>
      {(donation) => <DonationSummary code={code} donation={donation} />}
    </QueryView>
  )
}
