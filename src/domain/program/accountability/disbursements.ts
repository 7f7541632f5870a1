import { config } from '@/api/config'
import {
  certainText,
  DecodeError,
  httpsUrl,
  list,
  memoised,
  number,
  pictureUrl,
  requiredAmount,
  requiredText,
  told,
} from '@/api/decode'
import type { components } from '@/api/generated/backend'
import { $optional } from '@/api/optional-backend'
import { query } from '@/api/query'
import { parseWib } from '@/lib/time/wib-date'
import type { ProgramIdentity } from '@/domain/program/program'
import { ofProgram } from '@/domain/program/program-queries'

type Schemas = components['schemas']

/** What became of a program's money. Amounts are whole rupiah. */
export interface Disbursements {
  disbursed: number
  /** What the organisation keeps for its own costs. */
  operational: number
  /** As the backend says it; below 0 where more was disbursed than collected. */
  left: number
  /** Newest first. */
  entries: Disbursement[]
}

/** Money handed on to where it is needed. */
export interface Disbursement {
  id: string
  paidAt: Date | null
  amount: number
  recipient: string
  purpose: string
  items: { name: string; amount: number }[]
  documents: ExpenseDocument[]
}

/** A receipt, a photo, a report. */
export interface ExpenseDocument {
  title: string
  /** What to show; null for what is no picture. */
  pictureUrl: string | null
  /** Where to open it; null where the address isn't safe to follow. */
  href: string | null
}

/** @throws DecodeError without id, or with an amount that is no whole number */
export function toDisbursement(wire: Schemas['Disbursement'], what: string): Disbursement {
  return {
    id: requiredText(wire.id, `${what}.id`),
    paidAt: parseWib(certainText(wire.tgl_cair)),
    amount: requiredAmount(wire.nominal, `${what}.nominal`),
    recipient: certainText(wire.penerima),
    purpose: certainText(wire.keperluan) || 'Pencairan dana',
    items: list(wire.rincian, (item, at) => ({
      name: certainText(told(item, at).pos) || 'Lainnya',
      amount: requiredAmount(item.nominal, `${what}.rincian ${at}.nominal`),
    })),
    documents: list(wire.bukti, (document, at) => toDocument(told(document, at))),
  }
}

/** A document of what money was spent on. */
export function toDocument({ judul, url, jenis }: Schemas['DisbursementProof']): ExpenseDocument {
  return {
    title: certainText(judul) || 'Bukti',
    pictureUrl: jenis === 'gambar' ? pictureUrl(url, config.assetUrl) : null,
    href: httpsUrl(url),
  }
}

/** @throws DecodeError when a sum can't be read: none is guessed */
function toDisbursements(wire: Schemas['Disbursements']): Disbursements {
  const left = number(wire.sisa)
  if (left === null) throw new DecodeError('data.sisa: expected an amount in whole rupiah')
  return {
    disbursed: requiredAmount(wire.total_dicairkan, 'data.total_dicairkan'),
    operational: requiredAmount(wire.biaya_operasional, 'data.biaya_operasional'),
    left,
    entries: list(
      wire.daftar,
      (row, what) => toDisbursement(told(row, what), what),
      ({ id }) => id,
    ),
  }
}

/** Reads an answer of `get_disbursements`. @throws DecodeError as its parts do */
export const readDisbursements = memoised(({ data }: { data: Schemas['Disbursements'] }) =>
  toDisbursements(told(data, 'data')),
)

const disbursements = { select: readDisbursements }

/** What became of a program's money. Only where the backend lists the operation. */
export const disbursementsQuery = (program: ProgramIdentity) =>
  query(
    $optional.queryOptions('get', '/campaign/get_disbursements', ofProgram(program), disbursements),
  )
