import {
  certainText,
  httpsUrl,
  memoised,
  requiredAmount,
  requiredText,
  text,
  told,
} from '@/api/decode'
import type { Query } from '@/api/client'
import type { components } from '@/api/generated/backend'
import { $optional } from '@/api/optional-backend'
import { query } from '@/api/query'
import { parseWib } from '@/lib/time/wib-date'

type Wire = components['schemas']['ZakatReceipt']

/** The amil's proof of payment of a zakat, as it was issued. */
export interface ZakatReceipt {
  number: string
  issuedAt: Date | null
  amil: string
  /** The amil's tax number. */
  amilTaxId: string | null
  payer: string
  /** The payer's own number; told to the donation's account alone. */
  payerId: string | null
  /** Whole rupiah. */
  amount: number
  /** Null without a document, and where its address isn't safe to follow. */
  href: string | null
}

/** @throws DecodeError without number or amil, or with an amount that is no whole number */
export const toZakatReceipt = (wire: Wire): ZakatReceipt => ({
  number: requiredText(wire.nomor, 'data.nomor'),
  issuedAt: parseWib(certainText(wire.tgl)),
  amil: requiredText(wire.lembaga, 'data.lembaga'),
  amilTaxId: text(wire.npwp),
  payer: certainText(wire.pembayar),
  payerId: text(wire.nik_npwp),
  amount: requiredAmount(wire.nominal, 'data.nominal'),
  href: httpsUrl(wire.url),
})

const select = memoised(({ data }: { data: Wire }) => toZakatReceipt(told(data, 'data')))

/** The receipt of a paid zakat. Only where the backend lists the operation. @throws ApiError 404 as long as there is none */
export function zakatReceiptQuery(codeDonate: string) {
  const wanted = { codeDonate } satisfies Query<'/transaction/get_receipt'>
  const init = { params: { query: wanted } }
  return query($optional.queryOptions('get', '/transaction/get_receipt', init, { select }))
}
