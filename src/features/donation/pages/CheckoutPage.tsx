import { type Params, useParams } from 'react-router-dom'
import type { AnswerOf } from '@/api/decode'
import type { paths } from '@/api/generated/backend'
import { donationQuery } from '@/domain/donation/donation-queries'
import { DonationNotFound, ForeignEntry } from '@/features/donation/detail/DonationNotFound'
import { useForeignEntry } from '@/features/donation/use-foreign-entry'
import { isNotFound } from '@/api/errors'
import { QueryView } from '@/ui/state/QueryView'
import { useLiveDonation } from '@/features/donation/detail/use-live-donation'
import { LiveCheckout } from '@/features/donation/checkout/LiveCheckout'
import { Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import page from '@/features/donation/checkout/checkout.module.css'

export const firstQueries = ({ codeDonate = '' }: Params) => [donationQuery(codeDonate)]

/** The QR code, in the contract's own words. */
const payableByQr = { status: 'Belum Lunas', metode_bayar: 'QRIS' } as const satisfies Partial<
  AnswerOf<paths['/transaction/getTransaction']['get']>['data']
>

export const firstPicture = { look: 'code', only: payableByQr } as const

/** The payment instruction. */
export default function CheckoutPage() {
  const { codeDonate = '' } = useParams()
  if (useForeignEntry()) return <ForeignEntry />
  return <Checkout key={codeDonate} code={codeDonate} />
}

/** The payment page in each of its states. What was shown once stays, even when a later answer fails. */
function Checkout({ code }: { code: string }) {
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

/** The skeleton of a QRIS instruction, the most common one, card by card. */
function CheckoutSkeleton() {
  return (
    <div className={page.page} aria-hidden>
      <Skeleton height={152} radius={16} />
      <Card>
        <Skeleton width="60%" height={22} />
        <div className={page.hintSkeleton}>
          <TextSkeleton lines={2} />
        </div>
        <div style={{ marginTop: 12 }}>
          <Skeleton
            flyer
            className={page.qrSkeleton}
            width="min(100%, 336px)"
            height="auto"
            radius={16}
          />
        </div>
        <div style={{ marginTop: 16 }}>
          <Skeleton height={50} radius={12} />
        </div>
      </Card>
      <Card>
        <Skeleton width="40%" height={16} />
        <div style={{ marginTop: 8 }}>
          <Skeleton width="60%" height={30} />
        </div>
        <div style={{ marginTop: 12 }}>
          <Skeleton height={45} radius={12} />
        </div>
      </Card>
      <Card>
        <TextSkeleton lines={8} />
      </Card>
    </div>
  )
}
