import { useQuery } from '@tanstack/react-query'
import { transactionListQuery } from '@/domain/program/donors/donor-queries'
import type { Program } from '@/domain/program/program'
import { DAY_MS, relativeDay } from '@/lib/time/wib-date'
import { givenSince, sortDonations } from '@/features/program/sort-donations'
import { formatThousands } from '@/lib/format-number'
import { Amount } from '@/ui/text/Amount'
import { LineSkeleton } from '@/ui/state/Skeleton'
import { useServerNow } from '@/ui/use-now'
import classes from './RecentDonors.module.css'

const SHOWN = 3
const WEEK_MS = 7 * DAY_MS

/** The latest donors, and how many gave in the last seven days. */
export function RecentDonors({ program }: { program: Program }) {
  const { data, isError } = useQuery(transactionListQuery(program))
  const now = useServerNow()
  // The tiles ask for the same answer, and say when it fails.
  if (isError && data === undefined) return null
  if (data === undefined || now === null) return <RecentDonorsSkeleton />
  const week = givenSince(data, new Date(now.getTime() - WEEK_MS))
  return (
    <section className={classes.recent} aria-labelledby="donatur-terbaru">
      <div className={classes.head}>
        <h2 id="donatur-terbaru" className={classes.heading}>
          Donatur terbaru
        </h2>
        {week > 0 && (
          <span className="jm-quiet">{`${formatThousands(week)} dalam 7 hari terakhir`}</span>
        )}
      </div>
      {data.length === 0 && (
        <p className={classes.row}>
          <span className="jm-quiet">Belum ada. Jadilah yang pertama.</span>
        </p>
      )}
      <ul role="list" className={classes.rows}>
        {sortDonations(data, 'terbaru')
          .slice(0, SHOWN)
          .map(({ donor, paidAt, amount }, index) => (
            // Rows have no id and no state, so the index is a good key.
            <li key={index} className={classes.row}>
              <span className={classes.donor}>{donor}</span>
              {paidAt !== null && <span className={classes.when}>{relativeDay(paidAt, now)}</span>}
              <span className={classes.amount}>
                <Amount value={amount} size="sm" />
              </span>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** The skeleton of `RecentDonors`. */
export function RecentDonorsSkeleton() {
  return (
    <div className={classes.recent}>
      <div className={classes.head}>
        <p className="jm-quiet">
          <LineSkeleton width="9em" />
        </p>
      </div>
      <div className={classes.rows}>
        {Array.from({ length: SHOWN }, (_, row) => (
          <p key={row} className={classes.row}>
            <LineSkeleton width="14em" />
          </p>
        ))}
      </div>
    </div>
  )
}
