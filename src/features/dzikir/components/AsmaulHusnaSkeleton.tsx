import { Skeleton } from '@/ui/state/Skeleton'
import classes from './AsmaulHusna.module.css'

/** As large as the slider with its surroundings. */
export function AsmaulHusnaSkeleton() {
  return (
    <div className={classes.page}>
      <Skeleton height={50} radius={12} />
      <Skeleton height={340} radius={24} />
      <Skeleton height={50} radius={12} />
    </div>
  )
}
