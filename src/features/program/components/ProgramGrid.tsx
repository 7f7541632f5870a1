import { type Program, programId, programPath } from '@/domain/program/program'
import { ProgramCard, ProgramCardSkeleton } from '@/domain/program/ProgramCard'
import { FoundList, type FoundListProps } from '@/ui/list/Search'
import classes from './ProgramGrid.module.css'
import { useIntersection } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { totalDonateQuery } from '@/domain/program/program-queries'

/** Cards that are scrolled past faster than this aren't requested, in milliseconds. */
const STAY_MS = 150

/** Cards on the first screen of a phone. */
const PRIORITY_CARDS = 2

interface ProgramGridProps extends Omit<
  FoundListProps<Program>,
  'itemKey' | 'columns' | 'children'
> {
  now: Date | null
  /** See `ProgramCard`. */
  distance?: (program: Program) => string | null
}

/** Programs in two columns. */
export function ProgramGrid({ now, distance, ...list }: ProgramGridProps) {
  return (
    <FoundList {...list} itemKey={programId} columns={2}>
      {(program, index) => (
        <ProgramListCard
          program={program}
          now={now}
          priority={index < PRIORITY_CARDS}
          {...(distance && { distance: distance(program) })}
        />
      )}
    </FoundList>
  )
}

/** The skeleton of a `ProgramGrid`. */
export function ProgramGridSkeleton({ distance = false }: { distance?: boolean }) {
  return (
    <div className={classes.grid}>
      {['1', '2', '3', '4'].map((key) => (
        <ProgramCardSkeleton key={key} layout="grid" distance={distance} />
      ))}
    </div>
  )
}

/** A card of the list. Its collected amount is a call of its own, made once the card stays near the screen. */
function ProgramListCard({
  program,
  now,
  priority,
  distance,
}: {
  program: Program
  now: Date | null
  priority: boolean
  /** See `ProgramCard`. */
  distance?: string | null
}) {
  const { ref, entry } = useIntersection({ rootMargin: '300px' })
  const [near, setNear] = useState(priority)
  const intersecting = entry?.isIntersecting === true
  useEffect(() => {
    if (!intersecting) return
    const timer = setTimeout(() => {
      setNear(true)
    }, STAY_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [intersecting])
  const total = useQuery({ ...totalDonateQuery(program), enabled: near })
  return (
    <div ref={ref} className={classes.card}>
      <ProgramCard
        program={program}
        collected={total.data ?? (total.isError ? null : undefined)}
        now={now}
        layout="grid"
        href={programPath(program)}
        priority={priority}
        {...(distance !== undefined && { distance })}
      />
    </div>
  )
}
