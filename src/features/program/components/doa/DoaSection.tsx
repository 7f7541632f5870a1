import { useDeferredValue, useState } from 'react'
import type { Program, ProgramIdentity } from '@/domain/program/program'
import { Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { InlineError } from '@/ui/state/RetryLines'
import { DoaCarousel } from './DoaCarousel'
import classes from './DoaSection.module.css'
import { useQuery } from '@tanstack/react-query'
import { doaListQuery } from '@/domain/program/donors/donor-queries'
import { createPollInterval, keepUnchanged } from '@/features/program/doa-poll'

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
  const { data: answer, errorUpdateCount, isFetching, refetch } = useDoaList(program)
  // Drawn in slices, so that a tap is answered in between.
  const data = useDeferredValue(answer)
  if (data === undefined) {
    // Counted, not `isError`: while polling goes on, that state goes back and forth, and the message must not flicker.
    return (
      <div className={classes.inset}>
        {errorUpdateCount > 0 ? (
          <InlineError text="Doa gagal dimuat." onRetry={refetch} retrying={isFetching} />
        ) : (
          <DoaListSkeleton />
        )}
      </div>
    )
  }
  const doaList = data.filter(({ text }) => text !== '')
  return doaList.length === 0 ? (
    <p className={classes.none}>Belum ada doa dari donatur.</p>
  ) : (
    <DoaCarousel program={program} doaList={doaList} />
  )
}

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
