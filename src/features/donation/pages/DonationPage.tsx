import { type Params, useParams } from 'react-router-dom'
import { donationQuery } from '@/domain/donation/donation-queries'
import { DonationDetail } from '@/features/donation/detail/DonationDetail'
import { ForeignEntry } from '@/features/donation/ForeignEntry'
import { useForeignEntry } from '@/features/donation/use-foreign-entry'

export const firstQueries = ({ codeDonate = '' }: Params) => [donationQuery(codeDonate)]

/** Donation detail, "Detail Donasi". */
export default function DonationPage() {
  const { codeDonate = '' } = useParams()
  if (useForeignEntry()) return <ForeignEntry />
  return <DonationDetail key={codeDonate} code={codeDonate} />
}
