import { kindOfPath } from '@/domain/program/program'
import { useQuery } from '@tanstack/react-query'
import type { Params } from 'react-router-dom'
import { programDetailQuery } from '@/domain/program/program-queries'
import { DonateBar } from '@/features/program/components/DonateBar'
import { CreatedAt } from '@/features/program/components/ProgramSummary'
import { ProgramView } from '@/features/program/components/ProgramView'
import { useDocumentTitle } from '@/ui/page/page-title'
import { useProgramRef } from '@/domain/program/use-program'
import { Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { Picture } from '@/ui/picture/Picture'
import { RichText } from '@/ui/text/RichText'
import classes from './ProgramDetailPage.module.css'

/** Skeleton lines. */
const SKELETON_LINES = 16

export const firstQueries = ({ slug = '' }: Params, pathname: string) => [
  programDetailQuery(kindOfPath(pathname), slug),
]

export const firstPicture = { look: 'wide' } as const

/** A program's header and full text. */
export default function ProgramDetailPage() {
  const ref = useProgramRef()
  const query = useQuery(programDetailQuery(ref.kind, ref.slug))
  useDocumentTitle(query.data?.title)
  return (
    <ProgramView query={query} skeleton={<DetailSkeleton />}>
      {(program) => (
        <>
          <Picture src={program.flyerUrl} alt="" width={640} height={360} priority />
          <div className={classes.body}>
            <h2 className={classes.title}>{program.title}</h2>
            {program.createdAt !== null && <CreatedAt date={program.createdAt} />}
            {program.fullHtml === '' ? (
              <p className={classes.none}>Belum ada deskripsi untuk program ini.</p>
            ) : (
              <RichText html={program.fullHtml} />
            )}
          </div>
          <DonateBar program={program} />
        </>
      )}
    </ProgramView>
  )
}

function DetailSkeleton() {
  return (
    <>
      <Picture src={null} alt="" width={640} height={360} />
      <div className={classes.body}>
        <p className={classes.title}>
          <Skeleton width="85%" height="1rem" />
        </p>
        <TextSkeleton lines={SKELETON_LINES} />
      </div>
    </>
  )
}
