import { useQuery } from '@tanstack/react-query'
import { type Params, useLocation } from 'react-router-dom'
import { DzikirView } from '@/features/dzikir/components/DzikirView'
import { Reading } from '@/features/dzikir/components/Reading'
import { ReadingSkeleton } from '@/features/dzikir/components/ReadingSkeleton'
import { dzikirQuery, listOfPath } from '@/domain/dzikir/queries'

export const firstQueries = (_params: Params, pathname: string) => [
  dzikirQuery(listOfPath(pathname)),
]

/** A list of readings, each with its counter. */
export default function DzikirReadingPage() {
  const list = listOfPath(useLocation().pathname)
  const query = useQuery(dzikirQuery(list))
  return (
    <DzikirView query={query} skeleton={<ReadingSkeleton />}>
      {(items) => <Reading key={list} list={list} items={items} />}
    </DzikirView>
  )
}
