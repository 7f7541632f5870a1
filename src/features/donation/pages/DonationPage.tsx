import { type Params, useParams } from 'react-router-dom'
import { donationQuery } from '@/api/queries/donation'
import { DonationDetail } from '../detail/DonationDetail'
import { ForeignEntry } from '../ForeignEntry'
import { useForeignEntry } from '../use-foreign-entry'

export const firstQueries = ({ codeDonate = '' }: Params) => [donationQuery(codeDonate)]

/** Donation detail, "Detail Donasi" (spec §2). */
export default function DonationPage() {
  const { codeDonate = '' } = useParams()
  if (useForeignEntry()) return <ForeignEntry />
  return <DonationDetail key={codeDonate} code={codeDonate} />
}
