import { useQuery } from '@tanstack/react-query'
import { useListed } from '@/domain/capabilities/use-listed'
import { type ProgramIdentity, programPath, type ProgramRef } from '@/domain/program/program'
import { disbursementsQuery } from './disbursements'
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

/** The query parameter of a program's news that names one of them. */
export const UPDATE_PARAMETER = 'kabar'

/** The query parameter of a program's disbursements that names one of them. */
export const DISBURSEMENT_PARAMETER = 'pencairan'

/** One of a program's news: a view of the page of all, so that no route is needed for it. */
export const updatePath = (program: ProgramRef, id: string): string =>
  `${programPath(program, 'report')}?${new URLSearchParams({ [UPDATE_PARAMETER]: id })}`

/** One of a program's disbursements: a view of the page of all. */
export const disbursementPath = (program: ProgramRef, id: string): string =>
  `${programPath(program, 'disbursements')}?${new URLSearchParams({ [DISBURSEMENT_PARAMETER]: id })}`
