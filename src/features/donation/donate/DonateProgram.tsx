import type { Program } from '@/domain/program/program'
import { Skeleton } from '@/ui/state/Skeleton'
import { Picture } from '@/ui/picture/Picture'
import classes from './DonateProgram.module.css'

/** What one gives to; undefined while it is on its way. */
export function DonateProgram({ program }: { program: Program | undefined }) {
  return (
    <div className={classes.program} aria-busy={program === undefined}>
      <span className={classes.flyer}>
        {program ? (
          <Picture src={program.flyerUrl} alt="" width={96} height={64} radius={12} priority />
        ) : (
          <Skeleton height={64} radius={12} />
        )}
      </span>
      <div className={classes.words}>
        <p className={classes.label}>Anda akan berdonasi untuk</p>
        {program ? (
          <h2 className={classes.title}>{program.title}</h2>
        ) : (
          <span className={classes.titleSkeleton}>
            <Skeleton height={14} radius={4} />
            <Skeleton height={14} width="60%" radius={4} />
          </span>
        )}
      </div>
    </div>
  )
}
