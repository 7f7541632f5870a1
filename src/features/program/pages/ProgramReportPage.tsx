import { useQuery, useQueryClient } from '@tanstack/react-query'
import { programQuery } from '@/domain/program/program-queries'
import { DonateBar } from '@/features/program/components/DonateBar'
import { ProgramTitle, ProgramTitleSkeleton } from '@/domain/program/ProgramTitle'
import { ProgramView } from '@/features/program/components/ProgramView'
import { useProgramRef } from '@/domain/program/use-program'
import { EmptyState } from '@/ui/EmptyState'
import { IconNews } from '@/ui/icons'

/** News of a program; the backend has none to give. */
export default function ProgramReportPage() {
  const { kind, slug } = useProgramRef()
  const client = useQueryClient()
  const query = useQuery({
    ...programQuery(kind, slug, kind === 'campaign' ? { type: 'ID' } : {}),
    // Coming from the program's own page, its title is already cached.
    placeholderData: () => client.getQueryData(programQuery(kind, slug).queryKey),
  })
  return (
    <ProgramView query={query} skeleton={<ProgramTitleSkeleton />}>
      {(program) => (
        <>
          <ProgramTitle program={program} />
          <EmptyState icon={<IconNews size={32} stroke={1.5} />} title="Belum ada kabar terbaru" />
          <DonateBar program={program} />
        </>
      )}
    </ProgramView>
  )
}
