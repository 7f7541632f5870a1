import type { ReactElement } from 'react'
import { isNotFound } from '@/api/errors'
import { amenText, type Doa, DOA_LINES } from '@/domain/program/donors/donor-queries'
import { programPath, type ProgramRef } from '@/domain/program/program'
import { formatThousands } from '@/lib/format-number'
import { AppLink } from '@/ui/AppLink'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { Button } from '@/ui/button/Button'
import { ShareText } from '@/ui/button/ShareButton'
import type { Elements } from '@/ui/elements'
import { InlineError } from '@/ui/state/RetryLines'
import { LineSkeleton, Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { ErrorState } from '@/ui/state/States'
import { ClampedText } from '@/ui/text/ClampedText'
import { useFocusAfter } from '@/ui/use-focus-after'
import { doaAsText } from './own-doa'
import classes from './DoaCard.module.css'

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

/** What is used of a query. */
interface Asked {
  isError: boolean
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface DoaListProps {
  /** As far as they are known. */
  cards: readonly ReactElement[]
  isPending: boolean
  /** The calls behind them. What the backend doesn't know has no doa, which is no failure. */
  asked: readonly Asked[]
  /** Looks further; null where all is looked through. */
  onMore: (() => void) | null
  /** Where all is looked through, and there is none. */
  empty: Elements
  /** Where there is none so far. */
  noneSoFar: string
  /** Below the last one. */
  note: string
}

/** Doa with all that may become of them: on their way, none, failed, failed in part, more to look through. */
export function DoaList({ cards, isPending, asked, onMore, empty, noneSoFar, note }: DoaListProps) {
  const { ref: endRef, follow } = useFocusAfter<HTMLParagraphElement>(!isPending)
  const failed = asked.filter(({ isError, error }) => isError && !isNotFound(error))
  const retry = () => {
    follow()
    for (const { refetch } of failed) void refetch()
  }
  const retrying = failed.some(({ isFetching }) => isFetching)
  if (cards.length === 0 && !isPending) {
    const [first] = failed
    if (first) return <ErrorState error={first.error} onRetry={retry} retrying={retrying} />
    if (onMore === null) return empty
  }
  return (
    <>
      {cards.length > 0 && (
        <ul className={classes.rows} role="list">
          {cards}
        </ul>
      )}
      {isPending && <DoaSkeleton rows={cards.length > 0 ? 1 : 5} />}
      <div className={classes.more}>
        {failed.length > 0 && (
          <InlineError text="Sebagian gagal dimuat." onRetry={retry} retrying={retrying} />
        )}
        {onMore && !isPending && (
          <Button
            variant="light"
            fullWidth
            onClick={() => {
              follow()
              onMore()
            }}
          >
            Muat lebih banyak
          </Button>
        )}
      </div>
      <p ref={endRef} tabIndex={-1} className={classes.note} role="status">
        {isPending ? 'Memuat doa…' : cards.length === 0 ? noneSoFar : onMore ? '' : note}
      </p>
    </>
  )
}
