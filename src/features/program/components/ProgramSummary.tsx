import { type ProgramDetail, programPath } from '@/domain/program/program'
import { formatWibDate } from '@/lib/time/wib-date'
import { LinkButton } from '@/ui/button/Button'
import { RichText } from '@/ui/text/RichText'
import { SectionHeading } from '@/ui/text/SectionHeading'
import classes from './ProgramSummary.module.css'

/** Lines of the description before "Selengkapnya". */
const DESCRIPTION_LINES = 15

/** The beginning of the description, its date, and a link to the rest. */
export function ProgramSummary({ program }: { program: ProgramDetail }) {
  return (
    <section className={classes.section} aria-labelledby="deskripsi">
      <SectionHeading id="deskripsi">Deskripsi</SectionHeading>
      {program.createdAt !== null && <CreatedAt date={program.createdAt} />}
      {program.summaryHtml === '' ? (
        <p className={classes.none}>Belum ada deskripsi untuk program ini.</p>
      ) : (
        <RichText html={program.summaryHtml} clampLines={DESCRIPTION_LINES} />
      )}
      <LinkButton
        to={programPath(program, 'detail')}
        variant="light"
        fullWidth
        className={classes.more ?? ''}
      >
        Selengkapnya
      </LinkButton>
    </section>
  )
}

/** The day that a program was published, in WIB. */
export function CreatedAt({ date }: { date: Date }) {
  return (
    <p className={classes.date}>
      Dibuat <time dateTime={date.toISOString()}>{formatWibDate(date)}</time>
    </p>
  )
}
