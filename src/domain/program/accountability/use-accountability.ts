import { useQuery } from '@tanstack/react-query'
import { useListed } from '@/domain/capabilities/use-listed'
import { disbursementsQuery } from './disbursements'
import type { ProgramIdentity } from '@/domain/program/program'
import { updatesQuery } from './updates'

/**
 * A program's news.
 * @returns `absent`: the backend has none to give. While nobody knows that, the query is pending.
 */
export function useUpdates(program: ProgramIdentity) {
  const listed = useListed('/campaign/get_updates')
  const query = useQuery({ ...updatesQuery(program), enabled: listed === true })
  return { absent: listed === false, query }
}

/** What became of a program's money; see {@link useUpdates}. */
export function useDisbursements(program: ProgramIdentity) {
  const listed = useListed('/campaign/get_disbursements')
  const query = useQuery({ ...disbursementsQuery(program), enabled: listed === true })
  return { absent: listed === false, query }
}
