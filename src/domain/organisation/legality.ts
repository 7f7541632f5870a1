import {
  certainText,
  decimal,
  httpsUrl,
  list,
  memoised,
  number,
  requiredText,
  text,
  told,
} from '@/api/decode'
import type { components } from '@/api/generated/backend'
import { $optional } from '@/api/optional-backend'
import { query } from '@/api/query'
import { parseWibDeadline } from '@/lib/time/wib-date'

type Schemas = components['schemas']

/** The organisation behind the programs, and what allows it to collect. */
export interface Legality {
  organisation: string
  legalForm: string
  address: string
  licences: Licence[]
  /** Percent of each donation that the organisation keeps, 0 to 100; null when that can't be read. */
  feePercent: number | null
  /** Newest first. */
  audits: { year: number | null; title: string; href: string | null }[]
}

export interface Licence {
  kind: string
  number: string
  issuer: string
  /** Null when the date can't be read. */
  validUntil: Date | 'endless' | null
  /** Null without a document, and where its address isn't safe to follow. */
  href: string | null
}

function toLicence(wire: Schemas['Licence'], what: string): Licence {
  const until = text(wire.berlaku_sampai)
  return {
    kind: requiredText(wire.jenis, `${what}.jenis`),
    number: certainText(wire.nomor),
    issuer: certainText(wire.penerbit),
    validUntil: until === null ? 'endless' : parseWibDeadline(until),
    href: httpsUrl(wire.url),
  }
}

function toPercent(value: number): number | null {
  const percent = decimal(value)
  return percent !== null && percent >= 0 && percent <= 100 ? percent : null
}

/** @throws DecodeError without the organisation's name, or where a list is none */
export function toLegality(wire: Schemas['Legality']): Legality {
  return {
    organisation: requiredText(wire.lembaga, 'data.lembaga'),
    legalForm: certainText(wire.badan_hukum),
    address: certainText(wire.alamat),
    licences: list(wire.izin, (row, what) => toLicence(told(row, what), what)),
    feePercent: toPercent(wire.biaya_persen),
    audits: list(wire.audit, (row, what) => ({
      year: number(told(row, what).tahun),
      title: certainText(row.judul) || 'Laporan audit',
      href: httpsUrl(row.url),
    })),
  }
}

const select = memoised(({ data }: { data: Schemas['Legality'] }) => toLegality(told(data, 'data')))

/** The organisation's legality and fee. Only where the backend lists the operation. */
export const legalityQuery = () =>
  query($optional.queryOptions('get', '/asset/get_legality', {}, { select }))
