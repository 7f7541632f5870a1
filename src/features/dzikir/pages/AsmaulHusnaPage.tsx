import '@/ui/text/transliteration.css'
import { useQuery } from '@tanstack/react-query'
import { Credits } from '@/features/dzikir/components/Credits'
import { AsmaulHusna } from '@/features/dzikir/components/AsmaulHusna'
import { DzikirView } from '@/features/dzikir/components/DzikirView'
import { asmaulHusnaQuery, creditsOf } from '@/domain/dzikir/lists'
import { Skeleton } from '@/ui/state/Skeleton'
import classes from '@/features/dzikir/components/AsmaulHusna.module.css'

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

/** As large as the slider with its surroundings. */
function AsmaulHusnaSkeleton() {
  return (
    <div className={classes.page}>
      <Skeleton height={50} radius={12} />
      <Skeleton height={340} radius={24} />
      <Skeleton height={50} radius={12} />
    </div>
  )
}
