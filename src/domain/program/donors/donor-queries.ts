import { $api } from '@/api/client'
import { certainText, count, requiredAmount, requiredText, rows } from '@/api/decode'
import type { components } from '@/api/generated/backend'
import { query } from '@/api/query'
import type { ProgramIdentity } from '@/domain/program/program'
import { ofProgram } from '@/domain/program/program-queries'
import { formatThousands } from '@/lib/format-number'
import { parseWib } from '@/lib/time/wib-date'
import { donorDoa, donorName, readNames } from './donor-words'

/** Lines of a doa before "Selengkapnya". */
export const DOA_LINES = 5

/** A donor's doa. */
export interface Doa {
  id: string
  donor: string
  donatedAt: Date | null
  text: string
  /** In whose name it was given, one name a line. */
  names: string | null
  likes: number
  /** Whether the current user has said amen to it. */
  liked: boolean
}

type Status = components['schemas']['Doa']['status_like']

const liked: Partial<Record<Status, boolean>> = {
  liked: true,
  unliked: false,
} satisfies Record<Status, boolean>

/**
 * Reads a doa; a missing name is "Hamba Allah".
 * @param what the value's place in the answer, for the error: `data[0]`
 * @throws DecodeError without id
 */
export function toDoa(wire: components['schemas']['Doa'], what: string): Doa {
  return {
    id: requiredText(wire.id, `${what}.id`),
    donor: donorName(wire.donatur),
    donatedAt: parseWib(certainText(wire.tgl_donasi)),
    text: donorDoa(certainText(wire.doa)) ?? '',
    names: readNames(wire.atas_nama),
    likes: count(wire.total_like, `${what}.total_like`),
    liked: liked[wire.status_like] ?? false,
  }
}

/**
 * Who said amen to a doa, or `''` when nothing is shown.
 *
 * @param liked whether the current user is among them (`status_like` is "liked")
 * @param count `total_like`; null counts as 0. At 0 nothing is shown, even if the server says "liked": the two
 *   contradict each other, and the next poll brings the right number
 */
export function amenText(liked: boolean, count: number | null): string {
  if (count === null || !(count > 0)) return ''
  if (!liked) return `${formatThousands(count)} orang mengaminkan doa ini`
  return count === 1
    ? 'Kamu mengaminkan doa ini'
    : `Kamu dan ${formatThousands(count - 1)} orang lainnya mengaminkan doa ini`
}

/** One row of a program's history. */
export interface DonationRow {
  donor: string
  paidAt: Date | null
  amount: number
  doa: string | null
  /** In whose name it was given, one name a line. */
  names: string | null
}

/** @throws DecodeError with an amount that is no whole number */
export function toDonationRow(
  wire: components['schemas']['TransactionListItem'],
  what: string,
): DonationRow {
  return {
    donor: donorName(wire.donatur),
    paidAt: parseWib(certainText(wire.tgl_bayar)),
    amount: requiredAmount(wire.nominal, `${what}.nominal`),
    doa: donorDoa(wire.doa),
    names: readNames(wire.atas_nama),
  }
}

const donations = { select: rows(toDonationRow, null) }
const doaList = { select: rows(toDoa, ({ id }) => id) }

/** Everybody who has given to a program. The number of rows is the donor count. */
export const transactionListQuery = (program: ProgramIdentity) =>
  query($api.queryOptions('get', '/campaign/get_transaction_list', ofProgram(program), donations))

/** The doa of a program's donors. */
export const doaListQuery = (program: ProgramIdentity) =>
  query($api.queryOptions('get', '/campaign/get_prayer_campaign', ofProgram(program), doaList))
