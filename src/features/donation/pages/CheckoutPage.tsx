import { type Params, useParams } from 'react-router-dom'
import type { AnswerOf } from '@/api/decode'
import type { paths } from '@/api/generated/backend'
import { donationQuery } from '@/domain/donation/donation-queries'
import { Checkout } from '@/features/donation/checkout/Checkout'
import { ForeignEntry } from '@/features/donation/ForeignEntry'
import { useForeignEntry } from '@/features/donation/use-foreign-entry'

export const firstQueries = ({ codeDonate = '' }: Params) => [donationQuery(codeDonate)]

/** The QR code, in the contract's own words. */
const payableByQr = { status: 'Belum Lunas', metode_bayar: 'QRIS' } as const satisfies Partial<
  AnswerOf<paths['/transaction/getTransaction']['get']>['data']
>

export const firstPictures = { count: 1, look: 'code', only: payableByQr } as const

/** The payment instruction. */
export default function CheckoutPage() {
  const { codeDonate = '' } = useParams()
  if (useForeignEntry()) return <ForeignEntry />
  return <Checkout key={codeDonate} code={codeDonate} />
}
