import { Bone, TextBones } from '@/ui/Bone'
import { Card } from '@/ui/Card'
import bar from './ReadingBar.module.css'
import classes from './ReadingSkeleton.module.css'

/** Of the size of the first readings. */
export function ReadingSkeleton() {
  return (
    <>
      <div className={bar['bar']}>
        <Bone height={12} />
      </div>
      <div className={classes['items']}>
        {[3, 2, 2].map((lines, index) => (
          <Card key={index} className={classes['item']}>
            <Bone width="60%" height={24} />
            {Array.from({ length: lines }, (_, line) => (
              <Bone key={line} height={36} width={line === lines - 1 ? '70%' : '100%'} />
            ))}
            <TextBones lines={3} />
            <TextBones lines={3} />
            <Bone height={52} radius={12} />
          </Card>
        ))}
      </div>
    </>
  )
}
