import { $api } from '../client'
import { rows } from '../decode'
import { toDoa } from '../entities/doa'
import { toDonationRow } from '../entities/donation-row'
import { query } from '../query'
import { ofProgram } from './program'

type ProgramRef = Parameters<typeof ofProgram>[0]

const donations = { select: rows(toDonationRow) }
const prayers = { select: rows(toDoa) }

/** Everybody who has given to a program (spec §3): the count is the donor count, the rows its history. */
export const transactionListQuery = (program: ProgramRef) =>
  query($api.queryOptions('get', '/campaign/get_transaction_list', ofProgram(program), donations))

/** The prayers of a program's donors. */
export const prayersQuery = (program: ProgramRef) =>
  query($api.queryOptions('get', '/campaign/get_prayer_campaign', ofProgram(program), prayers))
