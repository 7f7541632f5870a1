import { useQuery } from '@tanstack/react-query'
import { unseen } from '@/api/query'
import { userQuery } from '@/domain/account/user-queries'
import { useUser } from '@/domain/account/use-user'
import { useListed } from '@/domain/capabilities/use-listed'
import {
  type RememberedDonation,
  useRememberedDonations,
} from '@/domain/donation/remembered-donations'
import { HistorySkeleton } from '@/features/donation/history/HistoryRow'
import { Report } from '@/features/donation/history/Report'
import { useAccountRows, useDeviceRows } from '@/features/donation/history/report'
import { owner } from '@/lib/storage/owner'
import { ErrorState } from '@/ui/state/States'

/** What was given in a period, added up, to print and for spreadsheets: the account's donations and this device's. */
export default function DonationReportPage() {
  const user = useUser()
  const asked = useQuery({ ...userQuery(), ...unseen })
  const listed = useListed('/transaction/get_history')
  const remembered = useRememberedDonations()
  // As in the history, an account's donations are shown only once the server has answered.
  if (remembered === null || (owner() !== null && user === undefined)) return <HistorySkeleton />
  if (user === null && owner() !== null && asked.error)
    return (
      <ErrorState
        error={asked.error}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    )
  if (!user) return <DeviceReport remembered={remembered} />
  if (listed === undefined) return <HistorySkeleton />
  return listed ? (
    <AccountReport remembered={remembered} />
  ) : (
    <DeviceReport remembered={remembered} />
  )
}

interface ReportProps {
  remembered: readonly RememberedDonation[]
}

function AccountReport({ remembered }: ReportProps) {
  return <Report {...useAccountRows(remembered)} />
}

function DeviceReport({ remembered }: ReportProps) {
  return <Report {...useDeviceRows(remembered)} isOfDevice />
}
