import type { ReactElement } from 'react'
import { isNotFound } from '@/api/errors'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { ErrorState } from '@/ui/state/States'
import { InlineError } from '@/ui/state/RetryLines'
import { useFocusAfter } from '@/ui/use-focus-after'
import classes from './DoaCard.module.css'
import { DoaSkeleton } from './DoaCard'

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
