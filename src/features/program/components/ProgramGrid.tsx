import type { Program } from '@/domain/program/program'
import { ProgramCardSkeleton } from '@/domain/program/ProgramCard'
import { FoundList, type FoundListProps } from '@/ui/state/SearchResults'
import classes from './ProgramGrid.module.css'
import { ProgramListCard } from './ProgramListCard'

/** Cards on the first screen of a phone. */
const PRIORITY_CARDS = 2

interface ProgramGridProps extends Omit<FoundListProps<Program>, 'columns' | 'children'> {
  now: Date | null
  /** See `ProgramCard`. */
  distance?: (program: Program) => string | null
}

/** Programs in two columns. */
export function ProgramGrid({ now, distance, ...list }: ProgramGridProps) {
  return (
    <FoundList {...list} columns={2}>
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
