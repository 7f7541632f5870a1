import type { Params } from 'react-router-dom'
import { programQuery } from '@/domain/program/program-queries'
import { DisbursementList } from '@/features/program/components/DisbursementList'
import { ProgramTitle, ProgramTitleSkeleton } from '@/domain/program/ProgramTitle'
import { ProgramView } from '@/features/program/components/ProgramView'
import type { Disbursement } from '@/features/program/disbursements'
import { useProgram } from '@/domain/program/use-program'
import { kindOfPath } from '@/domain/program/program-path'

export const firstQueries = ({ slug = '' }: Params, pathname: string) => [
  programQuery(kindOfPath(pathname), slug),
]

/** The contract has no operation for disbursements, so none are shown. */
const none: readonly Disbursement[] = []

/** What was handed on of a program's money. */
export default function DisbursementsPage() {
  const { query } = useProgram()
  return (
    <ProgramView query={query} skeleton={<ProgramTitleSkeleton />}>
      {(program) => (
        <>
          <ProgramTitle program={program} />
          <DisbursementList entries={none} />
        </>
      )}
    </ProgramView>
  )
}
