import type { Params } from 'react-router-dom'
import { programQuery } from '@/domain/program/program-queries'
import { DisbursementList } from '@/features/program/components/disbursement/DisbursementList'
import { ProgramTitle, ProgramTitleSkeleton } from '@/domain/program/ProgramTitle'
import { ProgramView } from '@/features/program/components/ProgramView'
import { useProgram } from '@/domain/program/use-program'
import { kindOfPath } from '@/domain/program/program-path'

export const firstQueries = ({ slug = '' }: Params, pathname: string) => [
  programQuery(kindOfPath(pathname), slug),
]

/** What was handed on of a program's money. */
export default function DisbursementsPage() {
  const { query } = useProgram()
  return (
    <ProgramView query={query} skeleton={<ProgramTitleSkeleton />}>
      {(program) => (
        <>
          <ProgramTitle program={program} />
          <DisbursementList program={program} />
        </>
      )}
    </ProgramView>
  )
}
