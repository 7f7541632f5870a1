import { DOA_LINES, type Doa } from '@/domain/program/donors/doa'
import { amenText } from '@/domain/program/donors/doa-like-text'
import { programPath } from '@/domain/program/program-path'
import type { ProgramRef } from '@/domain/program/program'
import { formatThousands } from '@/lib/format-number'
import { AppLink } from '@/ui/AppLink'
import { Badge } from '@/ui/Badge'
import { ShareText } from '@/ui/button/ShareButton'
import { Card } from '@/ui/Card'
import type { Elements } from '@/ui/elements'
import { LineSkeleton, Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { ClampedText } from '@/ui/text/ClampedText'
import classes from './DoaCard.module.css'
import { doaAsText } from './own-doa'

interface DoaCardProps {
  text: string
  programTitle: string
  program: ProgramRef | null
  /** When it was written, and perhaps by whom. */
  facts: string
  /** What is known of its amens; null where nothing is, undefined while it is asked for. */
  amens: Pick<Doa, 'liked' | 'likes'> | null | undefined
  /** How many of them are new. */
  fresh?: number
  /** Beside "Bagikan". */
  action?: Elements
}

/** A doa, what it was given for, and how many have said amen to it. */
export function DoaCard({
  text,
  programTitle,
  program,
  facts,
  amens,
  fresh = 0,
  action,
}: DoaCardProps) {
  const to = program && programPath(program)
  const link = to && new URL(to, window.location.href).href
  return (
    <Card as="li" className={classes.card}>
      <h2 className={classes.program}>
        {to === null ? <span>{programTitle}</span> : <AppLink to={to}>{programTitle}</AppLink>}
      </h2>
      <p className="jm-quiet">{facts}</p>
      <div className={classes.text}>
        <ClampedText text={text} lines={DOA_LINES} about={`doa untuk ${programTitle}`} />
      </div>
      <div className={classes.amens}>
        {amens === undefined ? (
          <LineSkeleton width="14em" />
        ) : (
          amens && <span>{amenText(amens.liked, amens.likes)}</span>
        )}
        {fresh > 0 && (
          <Badge variant="light" color="green">{`${formatThousands(fresh)} baru`}</Badge>
        )}
      </div>
      <div className={classes.actions}>
        <ShareText
          name="Doa"
          title={`Doa untuk ${programTitle}`}
          text={doaAsText(text, programTitle, link)}
          about={`doa untuk ${programTitle}`}
        />
        {action}
      </div>
    </Card>
  )
}

/** Rows of the list before its answers. */
export function DoaSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <ul className={classes.rows} role="list" aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <Card key={row} as="li" className={classes.card}>
          <p className={classes.heading}>
            <Skeleton width="70%" height="1rem" />
          </p>
          <LineSkeleton width="9em" />
          <div className={classes.text}>
            <TextSkeleton lines={2} />
          </div>
          <div className={classes.amens}>
            <LineSkeleton width="14em" />
          </div>
          <div className={classes.actions}>
            <Skeleton width={138} height={50} radius={8} />
          </div>
        </Card>
      ))}
    </ul>
  )
}
