import type { ProgramUpdate } from '@/domain/program/accountability/updates'
import { formatWibDate } from '@/lib/time/wib-date'
import classes from './UpdateByline.module.css'

/** When news were published, and by whom. */
export function UpdateByline({ update: { publishedAt, author } }: { update: ProgramUpdate }) {
  return (
    <p className={classes.line}>
      {publishedAt !== null && (
        <time dateTime={publishedAt.toISOString()}>{formatWibDate(publishedAt)}</time>
      )}
      {author !== '' && <span>{publishedAt === null ? author : ` · ${author}`}</span>}
    </p>
  )
}
