import '@/features/dzikir/transliteration.css'
import { useQuery } from '@tanstack/react-query'
import { Credits } from '@/features/dzikir/components/Credits'
import { AsmaulHusna } from '@/features/dzikir/components/AsmaulHusna'
import { AsmaulHusnaSkeleton } from '@/features/dzikir/components/AsmaulHusnaSkeleton'
import { DzikirView } from '@/features/dzikir/components/DzikirView'
import { creditsOf } from '@/features/dzikir/lists'
import { asmaulHusnaQuery } from '@/features/dzikir/queries'

export const firstQueries = () => [asmaulHusnaQuery()]

/** The 99 names, one by one or as a list. */
export default function AsmaulHusnaPage() {
  const query = useQuery(asmaulHusnaQuery())
  return (
    <DzikirView query={query} skeleton={<AsmaulHusnaSkeleton />}>
      {(names) => (
        <>
          <AsmaulHusna names={names} />
          <Credits credits={creditsOf('asmaul-husna')} />
        </>
      )}
    </DzikirView>
  )
}
