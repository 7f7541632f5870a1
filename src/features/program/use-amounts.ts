import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { totalDonateQuery } from '@/domain/program/program-queries'
import type { Program } from '@/domain/program/program'

/** What many programs have collected, as far as known. */
export interface Amounts {
  /** Whole rupiah by program id. */
  known: ReadonlyMap<string, number>
  /** Calls that have been answered or have failed. */
  settled: number
  failed: number
  retry: () => void
}

interface Answer {
  data: number | undefined
  isError: boolean
  isPending: boolean
}

/** The same object while the answers are the same, whatever else the queries report. */
function combine(answers: Answer[]) {
  return {
    totals: answers.map(({ data }) => data ?? null),
    settled: answers.filter(({ isPending }) => !isPending).length,
    failed: answers.filter(({ isError, data }) => isError && data === undefined).length,
  }
}

/**
 * The amounts of programs, for sorting by them: one call each, shared with the cards.
 * @param programs none while no such order is chosen
 */
export function useAmounts(programs: readonly Program[]): Amounts {
  const client = useQueryClient()
  const queries = programs.map((program) => ({ ...totalDonateQuery(program), retry: 1 }))
  const { totals, settled, failed } = useQueries({ queries, combine })
  const known = useMemo(() => {
    const pairs = programs.flatMap(({ id }, index): [string, number][] => {
      const total = totals[index]
      return total == null ? [] : [[id, total]]
    })
    return new Map(pairs)
  }, [programs, totals])
  return {
    known,
    settled,
    failed,
    retry: () => {
      void client.refetchQueries({
        queryKey: ['get', '/campaign/get_total_donate'],
        predicate: ({ state }) => state.status === 'error',
      })
    },
  }
}
