import { programPath } from './program-path'
import type { Program } from './program'
import { AppLink } from '@/ui/AppLink'
import { Skeleton, TextSkeleton } from '@/ui/Skeleton'
import { Picture } from '@/ui/Picture'
import classes from './ProgramTitle.module.css'

/** Which program a sub-page is about, and the way to it. */
export function ProgramTitle({ program }: { program: Program }) {
  return (
    <div className={classes.row}>
      <div className={classes.flyer}>
        <Picture src={program.flyerUrl} alt="" width={96} height={54} radius={8} />
      </div>
      <AppLink to={programPath(program)} className={classes.title ?? ''}>
        {program.title}
      </AppLink>
    </div>
  )
}

/** What stands for a `ProgramTitle` while it loads. */
export function ProgramTitleSkeleton() {
  return (
    <div className={classes.row}>
      <div className={classes.flyer}>
        <Skeleton height={54} radius={8} />
      </div>
      <div className={classes.title}>
        <TextSkeleton lines={2} />
      </div>
    </div>
  )
}
