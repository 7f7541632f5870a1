import { Bone } from '@/ui/Bone'
import classes from './DonationSummary.module.css'

/** Stands for the detail of a paid donation, card by card. */
export function DetailSkeleton() {
  return (
    <div className={classes['page']} aria-hidden>
      <Bone height={116} radius={16} />
      <Bone height={160} radius={16} />
      <Bone height={118} radius={16} />
      <Bone height={200} radius={16} />
    </div>
  )
}
