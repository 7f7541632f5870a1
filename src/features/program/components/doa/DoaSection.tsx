import { useDeferredValue } from 'react'
import type { Program } from '@/domain/program/program'
import { Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { useDoaList } from '@/features/program/use-doa-list'
import { InlineError } from '@/features/program/components/InlineError'
import { DoaCarousel } from './DoaCarousel'
import classes from './DoaSection.module.css'

/** The donors' doa, with their amen buttons. */
export function DoaSection({ program }: { program: Program }) {
  return (
    <section className={classes.section} aria-labelledby="doa">
      <div className={classes.heading}>
        <SectionHeading id="doa">Aminkan doa saudara kita</SectionHeading>
      </div>
      <DoaList program={program} />
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
      <TextSkeleton lines={5} />
    </Card>
  )
}
