import { useQuery } from '@tanstack/react-query'
import { unseen } from '@/api/query'
import type { ProgramRef } from '@/domain/program/program'
import { ProgramCard } from '@/domain/program/ProgramCard'
import { programPath } from '@/domain/program/program-path'
import { programQuery, totalDonateQuery } from '@/domain/program/program-queries'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { useServerNow } from '@/ui/use-server-now'
import classes from './ArticleProgram.module.css'

/** The program that an article is about, at its end; nothing where there is no such program, or it can't be had. */
export function ArticleProgram({ program: ref }: { program: ProgramRef }) {
  const program = useQuery({ ...programQuery(ref.kind, ref.slug), ...unseen }).data
  const total = useQuery({
    ...totalDonateQuery(program ?? { kind: ref.kind, id: '' }),
    ...unseen,
    enabled: program !== undefined,
  })
  const now = useServerNow()
  if (!program) return null
  return (
    <section className={classes.section} aria-labelledby="program-artikel">
      <SectionHeading id="program-artikel">Program dalam artikel ini</SectionHeading>
      <ProgramCard
        program={program}
        collected={total.isError ? null : total.data}
        now={now}
        layout="carousel"
        href={programPath(program)}
      />
    </section>
  )
}
