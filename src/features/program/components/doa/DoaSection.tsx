import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useState } from 'react'
import { type Doa, doaListQuery } from '@/domain/program/donors/donor-queries'
import type { Program, ProgramIdentity } from '@/domain/program/program'
import { Card } from '@/ui/Card'
import { InlineError } from '@/ui/state/RetryLines'
import { Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { DoaCarousel } from './DoaCarousel'
import classes from './DoaSection.module.css'

/** The pause between two polls of the doa, in milliseconds. */
const POLL_MS = 1_000

/** The longest pause after failures, in milliseconds. */
const MAX_POLL_MS = 30_000

/** The pause before the next poll: 1 s; after failures in a row 1, 2, 4… and at most 30 s. */
export function pollDelay(failuresInARow: number): number {
  return Math.min(POLL_MS * 2 ** Math.max(0, failuresInARow - 1), MAX_POLL_MS)
}

/** What a poll needs to know about a query. TanStack counts errors over the query's whole life. */
interface PollState {
  status: 'pending' | 'error' | 'success'
  errorUpdateCount: number
}

/** Makes the `refetchInterval` of one mounted poll. It remembers how many errors there were at the last success. */
export function createPollInterval(): (query: { state: PollState }) => number {
  let forgiven: number | null = null
  return ({ state: { status, errorUpdateCount } }) => {
    // A page that is opened again starts from 1 s, whatever failed before.
    if (forgiven === null || status === 'success') forgiven = errorUpdateCount
    return pollDelay(errorUpdateCount - forgiven)
  }
}

/** Returns the old answer when the new one is equal, so that a poll redraws nothing. */
export function keepUnchanged(before: unknown, now: unknown): unknown {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now
}

/** The donors' doa, with their amen buttons. */
export function DoaSection({ program }: { program: Program }) {
  return (
    <section className={classes.section} aria-labelledby="doa">
      <div className={classes.heading}>
        <SectionHeading id="doa">Aminkan doa saudara kita</SectionHeading>
      </div>
      <div className={classes.list}>
        <DoaList program={program} />
      </div>
    </section>
  )
}

function DoaList({ program }: { program: Program }) {
  const query = useDoaList(program)
  // Failures are counted, since `isError` changes with each poll and the message would flicker.
  if (query.data === undefined && query.errorUpdateCount > 0)
    return (
      <div className={classes.inset}>
        {/* `isFetching` is read here only: where it is read, each poll draws the component twice. */}
        <InlineError text="Doa gagal dimuat." onRetry={query.refetch} retrying={query.isFetching} />
      </div>
    )
  return <DoaCards program={program} answer={query.data} />
}

/**
 * The list is drawn in slices, so that a tap is answered in between. A render that comes before the last slice starts the
 * drawing again, so nothing may render it without need.
 */
const DoaCards = memo(function DoaCards({
  program,
  answer,
}: {
  program: Program
  answer: Doa[] | undefined
}) {
  const data = useDeferredValue(answer)
  if (data === undefined)
    return (
      <div className={classes.inset}>
        <DoaListSkeleton />
      </div>
    )
  const doaList = data.filter(({ text }) => text !== '')
  return doaList.length === 0 ? (
    <p className={classes.none}>Belum ada doa dari donatur.</p>
  ) : (
    <DoaCarousel program={program} doaList={doaList} />
  )
})

function DoaListSkeleton() {
  return (
    <Card className={classes.skeleton}>
      <div className={classes.donor}>
        <Skeleton height={40} circle />
        <Skeleton width="8em" height="0.875rem" />
      </div>
      <TextSkeleton lines={2} />
    </Card>
  )
}

/**
 * The doa of a program. Requested every second while the page is visible, never while it is hidden, and more and more
 * slowly after failures.
 */
function useDoaList(program: ProgramIdentity) {
  const [refetchInterval] = useState(createPollInterval)
  return useQuery({
    ...doaListQuery(program),
    refetchInterval,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // The poll is already the retry; both together would flood the backend.
    retry: false,
    structuralSharing: keepUnchanged,
  })
}
