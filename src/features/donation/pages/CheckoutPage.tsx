import type { QueryClient } from '@tanstack/react-query'
import { type Params, useParams } from 'react-router-dom'
import { donationQuery } from '@/api/queries/donation'
import { Checkout } from '../checkout/Checkout'

export const prefetch = (client: QueryClient, { codeDonate }: Params) =>
  codeDonate && client.query(donationQuery(codeDonate))

/** Payment instruction (spec §2). */
export default function CheckoutPage() {
  const { codeDonate = '' } = useParams()
  return <Checkout key={codeDonate} code={codeDonate} />
}
