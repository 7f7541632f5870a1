import { programPath } from '@/domain/program/program'
import { useQuery } from '@tanstack/react-query'
import { isNotFound } from '@/api/errors'
import type { HistoryDonation } from '@/domain/donation/history'
import { donationQuery } from '@/domain/donation/donation-queries'
import { paths } from '@/lib/address/paths'
import type { Gift, RememberedDonation } from '@/domain/donation/remembered-donations'
import { formatWibDate, formatWibDateTime } from '@/lib/time/wib-date'
import { Amount } from '@/ui/text/Amount'
import { AppLink } from '@/ui/AppLink'
import { Skeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import { StatusBadge, statusView } from '@/features/donation/components/StatusBadge'
import classes from './HistoryRow.module.css'
import { WholeText } from '@/ui/text/WholeText'

/** One remembered donation: the stored data at once, amount and status when the backend has answered. */
export function HistoryRow({ remembered }: { remembered: RememberedDonation }) {
  return remembered.code === null ? <GiftRow {...remembered} /> : <LiveRow {...remembered} />
}

function LiveRow({ code, programTitle, createdAt, gift }: RememberedDonation & { code: string }) {
  const query = useQuery(donationQuery(code))
  const { data: donation } = query
  const failed = donation === undefined && query.isError
  const notFound = isNotFound(query.error)
  const status = donation && statusView(donation)
  // The code may have been guessed from a payment provider's address, so the row doesn't lead to a donation.
  if (failed && notFound && gift)
    return <GiftRow code={code} programTitle={programTitle} createdAt={createdAt} gift={gift} />
  return (
    <Card as="li" flush>
      <AppLink className={classes.row ?? ''} to={paths.donation(code)}>
        <span className={classes.title}>{programTitle}</span>
        <span className="jm-quiet">
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
              <Skeleton width="7em" height="1rem" />
              <Skeleton width="5em" height="1.5rem" radius={12} />
            </span>
          )
        )}
      </AppLink>
      {failed && (
        <div className={classes.failed}>
          <span role="status">
            {notFound ? 'Donasi ini tidak ditemukan.' : 'Status gagal dimuat.'}
          </span>
          {!notFound && (
            <button
              type="button"
              className={classes.retry}
              disabled={query.isFetching}
              // Several rows may have failed: each button names its row.
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

/** A donation without a code, or with one that the backend doesn't know. It has no status, and the row says so. */
function GiftRow({
  code,
  programTitle,
  createdAt,
  gift,
}: Pick<RememberedDonation, 'code' | 'programTitle' | 'createdAt'> & { gift: Gift }) {
  return (
    <Card as="li" flush>
      <AppLink className={classes.row ?? ''} to={programPath(gift)}>
        <span className={classes.title}>{programTitle}</span>
        <span className="jm-quiet">
          <WholeText text={formatWibDateTime(new Date(createdAt))} />
        </span>
        <span className={classes.facts}>
          <Amount value={gift.amount} />
        </span>
        <span className="jm-quiet">
          {`${code === null ? 'Tanpa kode donasi' : `Donasi ${code} tidak ditemukan`}, jadi statusnya tidak dapat diperiksa di sini. Ketuk untuk membuka programnya.`}
        </span>
      </AppLink>
    </Card>
  )
}

/** A donation of the account: all of it has come with the list. */
export function AccountRow({ donation }: { donation: HistoryDonation }) {
  const { code, programTitle, donatedAt, channelName, amount } = donation
  const { tone, badge } = statusView({ ...donation, paidAt: null, deadline: null })
  return (
    <Card as="li" flush>
      <AppLink className={classes.row ?? ''} to={paths.donation(code)}>
        <span className={classes.title}>{programTitle}</span>
        <span className="jm-quiet">
          {donatedAt ? `${formatWibDate(donatedAt)} · ${channelName}` : channelName}
        </span>
        <span className={classes.facts}>
          <Amount value={amount} />
          <StatusBadge tone={tone}>{badge}</StatusBadge>
        </span>
      </AppLink>
    </Card>
  )
}

/** The list before its answer. */
export function HistorySkeleton() {
  return (
    <ul className={classes.skeleton} role="list" aria-busy="true">
      {Array.from({ length: 5 }, (_, row) => (
        <HistoryRowSkeleton key={row} />
      ))}
    </ul>
  )
}

function HistoryRowSkeleton() {
  return (
    <Card as="li" flush>
      <div className={classes.row}>
        <Skeleton width="80%" height="1rem" />
        <Skeleton width="8em" height="0.875rem" />
        <span className={classes.facts}>
          <Skeleton width="7em" height="1rem" />
          <Skeleton width="5em" height="1.5rem" radius={12} />
        </span>
      </div>
    </Card>
  )
}
