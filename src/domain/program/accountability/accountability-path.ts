import type { ProgramRef } from '@/domain/program/program'
import { programPath } from '@/domain/program/program-path'

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
