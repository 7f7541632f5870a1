import { useIntersection } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { totalDonateQuery } from '@/api/queries/program'
import { paths } from '@/lib/paths'
import type { Program } from '@/lib/program'
import { ProgramCard } from '@/ui/ProgramCard'
import classes from './InfaqGrid.module.css'

/** A card of the list. What it has collected is a call of its own, made once the card is near the screen. */
export function InfaqCard({
  program,
  now,
  priority,
}: {
  program: Program
  now: Date | null
  priority: boolean
}) {
  const { ref, entry } = useIntersection({ rootMargin: '300px' })
  const [near, setNear] = useState(priority)
  if (entry?.isIntersecting && !near) setNear(true)
  const total = useQuery({ ...totalDonateQuery(program), enabled: near })
  return (
    <li ref={ref} className={classes.item}>
      <ProgramCard
        program={program}
        collected={total.isError ? null : total.data}
        now={now}
        layout="grid"
        href={paths.program(program)}
        priority={priority}
      />
    </li>
  )
}
