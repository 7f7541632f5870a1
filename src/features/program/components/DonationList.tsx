import { clsx } from 'clsx'
import { namesInLine } from '@/domain/program/donors/dedication'
import type { DonationRow } from '@/domain/program/donors/donation-row'
import { formatWibDateTime, relativeDay } from '@/lib/time/wib-date'
import { Amount } from '@/ui/text/Amount'
import { Avatar } from '@/ui/picture/Avatar'
import { Skeleton } from '@/ui/state/Skeleton'
import { useServerNow } from '@/ui/use-now'
import { VirtualList } from '@/ui/list/VirtualList'
import classes from './DonationList.module.css'

/** The height of a row without a doa, in px. */
const ROW_HEIGHT = 76

/** Who gave what and when, with the donors' doa. */
export function DonationList({ donations }: { donations: readonly DonationRow[] }) {
  const now = useServerNow()
  return (
    <div className={classes.page}>
      <VirtualList
        items={donations}
        // Rows have no id and no state, so the index is a good key.
        itemKey={(_donation, index) => String(index)}
        rowHeight={ROW_HEIGHT}
        gap={8}
      >
        {(donation) => (
          <div className={classes.row}>
            <Avatar name={donation.donor} size={44} />
            <div className={classes.body}>
              <div className={classes.head}>
                <span className={classes.donor}>{donation.donor}</span>
                <Amount value={donation.amount} />
              </div>
              {donation.paidAt !== null && now !== null && (
                <time
                  className={classes.when}
                  dateTime={donation.paidAt.toISOString()}
                  title={formatWibDateTime(donation.paidAt)}
                >
                  {relativeDay(donation.paidAt, now)}
                </time>
              )}
              {donation.names !== null && (
                <p className={classes.names}>{`Atas nama ${namesInLine(donation.names)}`}</p>
              )}
              {donation.doa !== null && (
                <p dir="auto" className={classes.doa}>
                  {donation.doa}
                </p>
              )}
            </div>
          </div>
        )}
      </VirtualList>
    </div>
  )
}

/** Skeleton rows. */
export function DonationListSkeleton() {
  return (
    <div className={clsx(classes.page, classes.skeleton)}>
      {['1', '2', '3', '4', '5'].map((key) => (
        <div key={key} className={classes.row}>
          <Skeleton height={44} circle />
          <div className={classes.body}>
            <div className={classes.head}>
              <Skeleton width="8em" height="0.875rem" />
              <Skeleton width="5em" height="0.875rem" />
            </div>
            <Skeleton width="6em" height="0.75rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
