import type { ProgramIdentity } from '@/domain/program/program'
import { $api } from '@/api/client'
import { rows } from '@/api/decode'
import { toDoa } from './doa'
import { toDonationRow } from './donation-row'
import { query } from '@/api/query'
import { ofProgram } from '@/domain/program/program-queries'

const donations = { select: rows(toDonationRow, null) }
const doaList = { select: rows(toDoa, ({ id }) => id) }

/** Everybody who has given to a program. The number of rows is the donor count. */
export const transactionListQuery = (program: ProgramIdentity) =>
  query($api.queryOptions('get', '/campaign/get_transaction_list', ofProgram(program), donations))

/** The doa of a program's donors. */
export const doaListQuery = (program: ProgramIdentity) =>
  query($api.queryOptions('get', '/campaign/get_prayer_campaign', ofProgram(program), doaList))
