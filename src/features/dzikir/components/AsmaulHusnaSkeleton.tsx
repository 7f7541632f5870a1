import { Skeleton } from '@/ui/Skeleton'
import classes from './AsmaulHusna.module.css'

/** Of the size of the slider and what stands around it. */
export function AsmaulHusnaSkeleton() {
  return (
    <div className={classes['page']}>
      <Skeleton height={50} radius={12} />
      <Skeleton height={340} radius={24} />
      <Skeleton height={50} radius={12} />
    </div>
  )
}
