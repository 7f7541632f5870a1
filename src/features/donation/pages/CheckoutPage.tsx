import { type Params, useParams } from 'react-router-dom'
import { donationQuery } from '@/api/queries/donation'
import { Checkout } from '../checkout/Checkout'
import { ForeignEntry } from '../ForeignEntry'
import { useForeignEntry } from '../use-foreign-entry'

export const firstQueries = ({ codeDonate = '' }: Params) => [donationQuery(codeDonate)]

/** Payment instruction (spec §2). */
export default function CheckoutPage() {
  const { codeDonate = '' } = useParams()
  if (useForeignEntry()) return <ForeignEntry />
  return <Checkout key={codeDonate} code={codeDonate} />
}
