import { type Params, useParams } from 'react-router-dom'
import { donationQuery } from '@/domain/donation/donation-queries'
import { Checkout } from '@/features/donation/checkout/Checkout'
import { ForeignEntry } from '@/features/donation/ForeignEntry'
import { useForeignEntry } from '@/features/donation/use-foreign-entry'

export const firstQueries = ({ codeDonate = '' }: Params) => [donationQuery(codeDonate)]

/** The QR code. */
export const firstPictures = { count: 1, look: null } as const

/** The payment instruction. */
export default function CheckoutPage() {
  const { codeDonate = '' } = useParams()
  if (useForeignEntry()) return <ForeignEntry />
  return <Checkout key={codeDonate} code={codeDonate} />
}
