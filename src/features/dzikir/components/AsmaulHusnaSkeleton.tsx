import { Bone } from '@/ui/Bone'
import classes from './AsmaulHusna.module.css'

/** Of the size of the slider and what stands around it. */
export function AsmaulHusnaSkeleton() {
  return (
    <div className={classes['page']}>
      <Bone height={50} radius={12} />
      <Bone height={340} radius={24} />
      <Bone height={50} radius={12} />
    </div>
  )
}
