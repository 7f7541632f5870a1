import type { Donation } from '@/domain/donation/donation'
import { formatWibDateTime } from '@/lib/time/wib-date'
import { Card } from '@/ui/Card'
import { SectionHeading } from '@/ui/text/SectionHeading'
import classes from './Timeline.module.css'
import { WholeText } from '@/ui/text/WholeText'

/** What became of a donation, oldest first. Nothing where the backend doesn't say. */
export function Timeline({ events, status: outcome }: Pick<Donation, 'events' | 'status'>) {
  if (events.length === 0) return null
  return (
    <Card as="section" aria-labelledby="perjalanan-donasi">
      <SectionHeading id="perjalanan-donasi">Perjalanan Donasi</SectionHeading>
      <ol role="list" className={classes.list} data-outcome={outcome}>
        {events.map(({ at, status, note }, index) => (
          <li key={index} className={classes.event}>
            <p className={classes.status}>{status}</p>
            <p className="jm-quiet">
              <time dateTime={at.toISOString()}>
                <WholeText text={formatWibDateTime(at)} />
              </time>
            </p>
            {note !== null && <p className={classes.note}>{note}</p>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
