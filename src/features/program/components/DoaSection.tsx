import { useDeferredValue } from 'react'
import type { Program } from '@/domain/program/program'
import { Bone, TextBones } from '@/ui/Bone'
import { Card } from '@/ui/Card'
import { SectionHeading } from '@/ui/SectionHeading'
import { usePrayers } from '@/features/program/use-doa-list'
import { InlineError } from './InlineError'
import { PrayerCarousel } from './DoaCarousel'
import classes from './DoaSection.module.css'

/** Donors' prayers, to be amened (spec §2, §4). */
export function PrayerSection({ program }: { program: Program }) {
  return (
    <section className={classes.section} aria-labelledby="doa">
      <div className={classes.heading}>
        <SectionHeading id="doa">Aminkan doa saudara kita</SectionHeading>
      </div>
      <Prayers program={program} />
    </section>
  )
}

function Prayers({ program }: { program: Program }) {
  const { data: answer, errorUpdateCount, isFetching, refetch } = usePrayers(program)
  // Drawn in slices between which a tap is answered.
  const data = useDeferredValue(answer)
  if (data === undefined) {
    // Counted, not `isError`: while it polls on, the state goes back and forth, and what is said must not flicker.
    return (
      <div className={classes.inset}>
        {errorUpdateCount > 0 ? (
          <InlineError text="Doa gagal dimuat." onRetry={refetch} retrying={isFetching} />
        ) : (
          <PrayersSkeleton />
        )}
      </div>
    )
  }
  const prayers = data.filter(({ text }) => text !== '')
  return prayers.length === 0 ? (
    <p className={classes.none}>Belum ada doa dari donatur.</p>
  ) : (
    <PrayerCarousel program={program} prayers={prayers} />
  )
}

function PrayersSkeleton() {
  return (
    <Card>
      <div className={classes.bone}>
        <Bone height={40} circle />
        <Bone width="8em" height="0.875rem" />
      </div>
      <TextBones lines={5} />
    </Card>
  )
}
