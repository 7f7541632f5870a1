import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { doaListQuery } from '@/domain/program/donors/donor-queries'
import type { ProgramIdentity } from '@/domain/program/program'

/**
 * The doa of some programs. Each is a whole list for the sake of a few of its rows, so they are asked for one after the
 * other, and not again when the page is come back to.
 * @param programs may grow at its end
 */
export function useDoaLists(programs: readonly ProgramIdentity[]) {
  const [asked, setAsked] = useState(1)
  const lists = useQueries({
    queries: programs.map((program, index) => ({
      ...doaListQuery(program),
      enabled: index < asked,
      refetchOnWindowFocus: false,
    })),
  })
  const isNext = asked < programs.length && lists[asked - 1]?.isPending === false
  useEffect(() => {
    if (isNext) setAsked(asked + 1)
  }, [isNext, asked])
  return lists
}
