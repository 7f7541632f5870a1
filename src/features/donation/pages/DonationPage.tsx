import type { QueryClient } from '@tanstack/react-query'
import { type Params, useParams } from 'react-router-dom'
import { donationQuery } from '@/api/queries/donation'
import { DonationDetail } from '../detail/DonationDetail'

export const prefetch = (client: QueryClient, { codeDonate }: Params) =>
  codeDonate && client.query(donationQuery(codeDonate))

/** Donation detail, "Detail Donasi" (spec §2). */
export default function DonationPage() {
  const { codeDonate = '' } = useParams()
  return <DonationDetail key={codeDonate} code={codeDonate} />
}
