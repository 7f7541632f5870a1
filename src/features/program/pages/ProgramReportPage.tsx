import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Params } from 'react-router-dom'
import { programQuery } from '@/domain/program/program-queries'
import { kindOfPath } from '@/domain/program/program-path'
import { ProgramTitle, ProgramTitleSkeleton } from '@/domain/program/ProgramTitle'
import { ProgramView } from '@/features/program/components/ProgramView'
import { Updates } from '@/features/program/components/update/Updates'
import { useProgramRef } from '@/domain/program/use-program'
import type { ProgramKind } from '@/domain/program/program'

const newsQuery = (kind: ProgramKind, slug: string) =>
  programQuery(kind, slug, kind === 'campaign' ? { type: 'ID' } : {})

export const firstQueries = ({ slug = '' }: Params, pathname: string) => [
  newsQuery(kindOfPath(pathname), slug),
]

/** News of a program, where the backend has any to give. */
export default function ProgramReportPage() {
  const { kind, slug } = useProgramRef()
  const client = useQueryClient()
  // Coming from the program's own page, its title is already cached.
  const placeholderData = useCallback(
    () => client.getQueryData(programQuery(kind, slug).queryKey),
    [client, kind, slug],
  )
  const query = useQuery({ ...newsQuery(kind, slug), placeholderData })
  return (
    <ProgramView query={query} skeleton={<ProgramTitleSkeleton />}>
      {(program) => (
        <>
          <ProgramTitle program={program} />
          <Updates program={program} />
        </>
      )}
    </ProgramView>
  )
}
