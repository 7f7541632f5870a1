import { useQuery } from '@tanstack/react-query'
import { useServerNow } from '@/ui/use-now'
import type { Program } from './program'
import { ProgramCard } from './ProgramCard'
import { programPath } from './program-path'
import { totalDonateQuery } from './program-queries'

/** A program as a wide card, which asks for the amount collected itself. */
export function ProgramSlide({ program }: { program: Program }) {
  const total = useQuery(totalDonateQuery(program))
  const now = useServerNow()
  return (
    <ProgramCard
      program={program}
      collected={total.data ?? (total.isError ? null : undefined)}
      now={now}
      layout="carousel"
      href={programPath(program)}
    />
  )
}
