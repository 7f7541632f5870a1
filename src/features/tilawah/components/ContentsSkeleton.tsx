import { Card } from '@/ui/Card'
import { LineSkeleton, Skeleton } from '@/ui/state/Skeleton'
import classes from './ContentsSkeleton.module.css'

/** As large as the tabs and the first surahs. */
export function ContentsSkeleton() {
  return (
    <>
      <Card flush>
        {['khatam', 'penanda', 'luring'].map((key) => (
          <div key={key} className={classes.row}>
            <Skeleton width={24} height={24} />
            <span className={classes.words}>
              <LineSkeleton width="25%" />
              <LineSkeleton width="65%" />
            </span>
          </div>
        ))}
      </Card>
      <div className={classes.tabs}>
        <Skeleton height={20} />
      </div>
      <Card flush>
        {['1', '2', '3', '4', '5'].map((key) => (
          <div key={key} className={classes.row}>
            <Skeleton width={40} height={36} radius="var(--jm-radius-sm)" />
            <span className={classes.words}>
              <LineSkeleton width="45%" />
              <LineSkeleton width="65%" />
            </span>
          </div>
        ))}
      </Card>
    </>
  )
}
