import { isNotFound } from '@/api/errors'
import { QueryView } from '@/ui/state/QueryView'
import { DonationNotFound } from '@/features/donation/detail/DonationNotFound'
import { useLiveDonation } from '@/features/donation/detail/use-live-donation'
import { CheckoutSkeleton } from './CheckoutSkeleton'
import { LiveCheckout } from './LiveCheckout'

/** The payment page in each of its states. What was shown once stays, even when a later answer fails. */
export function Checkout({ code }: { code: string }) {
  const query = useLiveDonation(code)
  const { data, dataUpdatedAt, errorUpdatedAt, isError, isFetching, refetch } = query
  if (data === undefined && isNotFound(query.error)) return <DonationNotFound code={code} />
  if (data === undefined)
    return (
      <QueryView query={query} skeleton={<CheckoutSkeleton />}>
        {() => null}
      </QueryView>
    )
  return (
    <LiveCheckout
      code={code}
      donation={data}
      answeredAt={dataUpdatedAt}
      failedAt={errorUpdatedAt}
      failing={isError}
      asking={isFetching}
      ask={refetch}
    />
  )
}
