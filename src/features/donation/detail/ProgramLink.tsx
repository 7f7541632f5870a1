import { clsx } from 'clsx'
import { programPath } from '@/domain/program/program-path'
import { AppLink } from '@/ui/AppLink'
import { Skeleton } from '@/ui/state/Skeleton'
import card from '@/ui/Card.module.css'
import { IconChevronRight } from '@/ui/icons'
import { Picture } from '@/ui/picture/Picture'
import classes from './ProgramLink.module.css'
import type { DonatedProgram } from './use-donated-program'

/** Flyer and header of the program, as one link. If the program can't be loaded, only this part says so. */
export function ProgramLink({ program, loading }: DonatedProgram) {
  if (program === undefined)
    return (
      <div className={clsx(card.card, classes.row)} aria-busy={loading}>
        <span className={classes.flyer}>
          {loading ? (
            <Skeleton height={72} radius={10} />
          ) : (
            <Picture src={null} alt="" width={96} height={72} radius={10} />
          )}
        </span>
        <p className={classes.title}>
          {loading ? (
            <Skeleton width="80%" height="0.9em" radius={4} />
          ) : (
            <span className={classes.missing}>Data program belum dapat ditampilkan.</span>
          )}
        </p>
      </div>
    )
  return (
    <AppLink to={programPath(program)} className={clsx(card.card, classes.row)}>
      <span className={classes.flyer}>
        <Picture src={program.flyerUrl} alt="" width={96} height={72} radius={10} priority />
      </span>
      <span className={classes.title}>{program.title}</span>
      <IconChevronRight size={20} aria-hidden />
    </AppLink>
  )
}
