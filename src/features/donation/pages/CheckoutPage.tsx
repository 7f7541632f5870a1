import { type Params, useParams } from 'react-router-dom'
import type { AnswerOf } from '@/api/decode'
import type { paths } from '@/api/generated/backend'
import { donationQuery } from '@/domain/donation/donation-queries'
import { DonationNotFound, ForeignEntry } from '@/features/donation/detail/DonationNotFound'
import { useForeignEntry } from '@/features/donation/use-foreign-entry'
import { isNotFound } from '@/api/errors'
import { QueryView } from '@/ui/state/States'
import { useLiveDonation } from '@/features/donation/detail/use-donation'
import { LiveCheckout } from '@/features/donation/checkout/LiveCheckout'
import { Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import card from '@/features/donation/checkout/PaymentCard.module.css'
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
      <Card className={card.card}>
        <Skeleton height="calc(2.4375rem + 8px)" radius={12} />
        <div>
          <p className={card.purpose}>
            <Skeleton width="70%" height="0.8em" radius={4} />
          </p>
          <p className={card.label}>
            <Skeleton width="9em" height="0.8em" radius={4} />
          </p>
          <p className={card.amount}>
            <Skeleton width="5em" height="0.8em" radius={4} />
          </p>
        </div>
        <Skeleton
          flyer
          className={page.qrSkeleton}
          width="var(--jm-qr-width)"
          height="auto"
          radius={16}
        />
        <Skeleton width="70%" height={40} />
        <Skeleton height={50} radius={12} />
      </Card>
      <Card>
        <TextSkeleton lines={8} />
      </Card>
    </div>
  )
}
