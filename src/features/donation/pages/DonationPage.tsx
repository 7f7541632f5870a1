import { type Params, useParams } from 'react-router-dom'
import { donationQuery } from '@/domain/donation/donation-queries'
import { DonationNotFound, ForeignEntry } from '@/features/donation/detail/DonationNotFound'
import { useForeignEntry } from '@/features/donation/use-foreign-entry'
import { isNotFound } from '@/api/errors'
import { QueryView } from '@/ui/state/States'
import { DonationSummary } from '@/features/donation/detail/DonationSummary'
import { useLiveDonation } from '@/features/donation/detail/use-donation'
import { Skeleton } from '@/ui/state/Skeleton'
import classes from '@/features/donation/detail/DonationSummary.module.css'

export const firstQueries = ({ codeDonate = '' }: Params) => [donationQuery(codeDonate)]

/** Donation detail, "Detail Donasi". */
export default function DonationPage() {
  const { codeDonate = '' } = useParams()
  if (useForeignEntry()) return <ForeignEntry />
  return <DonationDetail key={codeDonate} code={codeDonate} />
}

/** "Detail Donasi" in each of its states; here too, an unpaid donation turns Lunas without a reload. */
function DonationDetail({ code }: { code: string }) {
  const query = useLiveDonation(code)
  if (query.data === undefined && isNotFound(query.error)) return <DonationNotFound code={code} />
  return (
    <QueryView query={query} skeleton={<DetailSkeleton />}>
      {(donation) => <DonationSummary code={code} donation={donation} />}
    </QueryView>
  )
}

/** The skeleton of a paid donation's detail, card by card. */
function DetailSkeleton() {
  return (
    <div className={classes.page} aria-hidden>
      <Skeleton height={116} radius={16} />
      <Skeleton height={160} radius={16} />
      <Skeleton height={118} radius={16} />
      <Skeleton height={200} radius={16} />
    </div>
  )
}
