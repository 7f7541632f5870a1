import { Skeleton } from '@/ui/state/Skeleton'
import classes from './DonationSummary.module.css'

/** The skeleton of a paid donation's detail, card by card. */
export function DetailSkeleton() {
  return (
    <div className={classes.page} aria-hidden>
      <Skeleton height={116} radius={16} />
      <Skeleton height={160} radius={16} />
      <Skeleton height={118} radius={16} />
      <Skeleton height={200} radius={16} />
    </div>
  )
}
