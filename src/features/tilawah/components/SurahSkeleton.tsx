import { Card } from '@/ui/Card'
import { Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import bar from './ReaderBar.module.css'
import classes from './SurahReader.module.css'

/** As large as the bar and the first verses. */
export function SurahSkeleton() {
  return (
    <>
      <div className={bar.bar}>
        <Skeleton height={44} />
      </div>
      <div className={classes.verses}>
        {['1', '2', '3'].map((key) => (
          <Card key={key}>
            <Skeleton width={40} height={44} />
            <Skeleton height={60} />
            <TextSkeleton lines={3} />
          </Card>
        ))}
      </div>
    </>
  )
}
