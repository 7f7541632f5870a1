import { Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import bar from './ReadingBar.module.css'
import classes from './ReadingSkeleton.module.css'

/** As large as the first readings. */
export function ReadingSkeleton() {
  return (
    <>
      <div className={bar.bar}>
        <Skeleton height={12} />
      </div>
      <div className={classes.items}>
        {[3, 2, 2].map((lines, index) => (
          <Card key={index} className={classes.item}>
            <Skeleton width="60%" height={24} />
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} height={36} width={line === lines - 1 ? '70%' : '100%'} />
            ))}
            <TextSkeleton lines={3} />
            <TextSkeleton lines={3} />
            <Skeleton height={52} radius={12} />
          </Card>
        ))}
      </div>
    </>
  )
}
