import { useQuery } from '@tanstack/react-query'
import { unseen } from '@/api/query'
import type { ProgramRef } from '@/domain/program/program'
import { programQuery } from '@/domain/program/program-queries'
import { ProgramSlide } from '@/domain/program/ProgramSlide'
import { SectionHeading } from '@/ui/text/SectionHeading'
import classes from './ArticleProgram.module.css'

/** The program that an article is about, at its end; nothing where there is no such program, or it can't be had. */
export function ArticleProgram({ program: ref }: { program: ProgramRef }) {
  const { data: program } = useQuery({ ...programQuery(ref.kind, ref.slug), ...unseen })
  return (
    program && (
      <section className={classes.section} aria-labelledby="program-artikel">
        <SectionHeading id="program-artikel">Program dalam artikel ini</SectionHeading>
        <ProgramSlide program={program} />
      </section>
    )
  )
}
