import { useQuery } from '@tanstack/react-query'
import { isNotFound } from '@/api/errors'
import { donationQuery } from '@/api/queries/donation'
import { paths } from '@/lib/paths'
import { formatWibDate } from '@/lib/wib-date'
import { Amount } from '@/ui/Amount'
import { AppLink } from '@/ui/AppLink'
import { Bone } from '@/ui/Bone'
import { Card } from '@/ui/Card'
import { StatusBadge } from '@/ui/StatusBadge'
import { statusView } from '../detail/status-view'
import type { RememberedDonation } from '@/lib/remembered-donations'
import classes from './HistoryRow.module.css'

/** One remembered donation: what the device knows at once, amount and status when the backend has told them. */
export function HistoryRow({ remembered }: { remembered: RememberedDonation }) {
  const { code, programTitle, createdAt } = remembered
  const query = useQuery(donationQuery(code))
  const { data: donation } = query
  const failed = donation === undefined && query.isError
  const status = donation && statusView(donation)
  return (
    <Card as="li" flush>
      <AppLink className={classes.row ?? ''} to={paths.donation(code)}>
        <span className={classes.title}>{programTitle}</span>
        <span className={classes.date}>
          {formatWibDate(donation?.donatedAt ?? new Date(createdAt))}
        </span>
        {donation && status ? (
          <span className={classes.facts}>
            <Amount value={donation.amount} />
            <StatusBadge tone={status.tone}>{status.badge}</StatusBadge>
          </span>
        ) : (
          !failed && (
            <span className={classes.facts}>
              <Bone width="7em" height="1rem" />
              <Bone width="5em" height="1.5rem" radius={12} />
            </span>
          )
        )}
      </AppLink>
      {failed && (
        <div className={classes.failed}>
          <span role="status">
            {isNotFound(query.error) ? 'Donasi ini tidak ditemukan.' : 'Status gagal dimuat.'}
          </span>
          {!isNotFound(query.error) && (
            <button
              type="button"
              className={classes.retry}
              disabled={query.isFetching}
              // Several rows may have failed: each button says whose it is.
              aria-label={`Coba lagi: ${programTitle}`}
              onClick={() => void query.refetch()}
            >
              Coba lagi
            </button>
          )}
        </div>
      )}
    </Card>
  )
}

export function HistoryRowSkeleton() {
  return (
    <Card as="li" flush>
      <div className={classes.row}>
        <Bone width="80%" height="1rem" />
        <Bone width="8em" height="0.875rem" />
        <span className={classes.facts}>
          <Bone width="7em" height="1rem" />
          <Bone width="5em" height="1.5rem" radius={12} />
        </span>
      </div>
    </Card>
  )
}
