import { programPath } from '@/domain/program/program-path'
import { useIntersection } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { totalDonateQuery } from '@/domain/program/program-queries'
import type { Program } from '@/domain/program/program'
import { ProgramCard } from '@/domain/program/ProgramCard'
import classes from './ProgramListCard.module.css'

/** Cards that are scrolled past faster than this aren't requested, in milliseconds. */
const STAY_MS = 150

/** A card of the list. Its collected amount is a call of its own, made once the card stays near the screen. */
export function ProgramListCard({
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
        collected={total.isError ? null : total.data}
        now={now}
        layout="grid"
        href={programPath(program)}
        priority={priority}
        {...(distance !== undefined && { distance })}
      />
    </div>
  )
}
