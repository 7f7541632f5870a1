import { type Program, programId } from '@/lib/program'
import { list } from '../decode'
import { toDoa } from '../entities/doa'
import { toDonationRow } from '../entities/donation-row'
import { operationQuery } from '../query'

type ProgramRef = Pick<Program, 'kind' | 'id'>

/** Everybody who has given to a program (spec §3): the count is the donor count, the rows its history. */
export const transactionListQuery = (program: ProgramRef) =>
  operationQuery('/campaign/get_transaction_list', { programId: programId(program) }, (data) =>
    list(data, toDonationRow),
  )

/** The prayers of a program's donors. */
export const prayersQuery = (program: ProgramRef) =>
  operationQuery('/campaign/get_prayer_campaign', { programId: programId(program) }, (data) =>
    list(data, toDoa),
  )
