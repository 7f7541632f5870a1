import { type Program, programPath } from './program'
import { AppLink } from '@/ui/AppLink'
import { Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { Picture } from '@/ui/picture/Picture'
import classes from './ProgramTitle.module.css'

/** Names the program of a sub-page, with a link to it. */
export function ProgramTitle({ program }: { program: Program }) {
  return (
    <div className={classes.row}>
      <div className={classes.flyer}>
        <Picture src={program.flyerUrl} alt="" width={96} height={54} radius={8} priority />
      </div>
      <AppLink to={programPath(program)} className={classes.title ?? ''}>
        {program.title}
      </AppLink>
    </div>
  )
}

/** The skeleton of a `ProgramTitle`. */
export function ProgramTitleSkeleton() {
  return (
    <div className={classes.row}>
      <div className={classes.flyer}>
        <Skeleton height={54} radius={8} flyer />
      </div>
      <div className={classes.title}>
        <TextSkeleton lines={2} />
      </div>
    </div>
  )
}
