import { $api, backend, type Form, type Query } from '@/api/client'
import { config } from '@/api/config'
import {
  certainText,
  httpsUrl,
  memoised,
  number,
  pictureUrl,
  requiredAmount,
  requiredText,
  rows,
  text,
  told,
} from '@/api/decode'
import { decoded, malformed } from '@/api/errors'
import type { components } from '@/api/generated/backend'
import { $optional } from '@/api/optional-backend'
import { query } from '@/api/query'
import { parseWib } from '@/lib/time/wib-date'
import { toDonation, toRedirectUrl } from './donation'

/** A way to pay. */
export interface PaymentMethod {
  id: string
  /**
   * QRIS, E-wallet, Manual or VA. Any other word is kept as it came, and treated like the type with the highest
   * minimum.
   */
  type: string
  name: string
  code: string
  logoUrl: string | null
  /** The least and the most that this method takes, whole rupiah; null where the backend says nothing. */
  minAmount: number | null
  maxAmount: number | null
  /** How to pay, step by step; empty where the backend says nothing. */
  steps: readonly string[]
}

/**
 * Reads a way to pay; one without a name is called by its code.
 * @param what the value's place in the answer, for the error: `data[0]`
 * @throws DecodeError without code or type
 */
export function toPaymentMethod(
  wire: components['schemas']['PaymentMethod'],
  what: string,
): PaymentMethod {
  const code = requiredText(wire.code, `${what}.code`)
  return {
    id: text(wire.id) ?? code,
    type: requiredText(wire.type, `${what}.type`),
    name: certainText(wire.channel_name) || code,
    code,
    logoUrl: pictureUrl(wire.image, config.assetUrl),
    minAmount: limit(number(wire.min_nominal)),
    maxAmount: limit(number(wire.max_nominal)),
    steps: texts(wire.petunjuk),
  }
}

const limit = (value: number | null) =>
  value !== null && Number.isSafeInteger(value) && value > 0 ? value : null

const texts = (value: readonly string[] | undefined) =>
  Array.isArray(value) ? value.flatMap((step) => text(step) ?? []) : []

const methods = rows(toPaymentMethod, ({ code }) => code)

/** Every way to pay. */
export const paymentMethodsQuery = () =>
  query($api.queryOptions('get', '/asset/get_all_payment_method', {}, { select: methods }))

/** Reads the answer of {@link donationQuery}; also for code that looks at the query's own state. */
export const donationOf = memoised(({ data }: { data: components['schemas']['Transaction'] }) =>
  toDonation(told(data, 'data')),
)

/** One donation. @throws ApiError 404 for an unknown code */
export function donationQuery(codeDonate: string) {
  const wanted = { codeDonate } satisfies Query<'/transaction/getTransaction'>
  const init = { params: { query: wanted } }
  return query(
    $api.queryOptions('get', '/transaction/getTransaction', init, { select: donationOf }),
  )
}

/** Records a donation. Returns the address to go on to, which isn't trusted yet (see `lib/safe-redirect`). */
export async function storeDonate(body: Form<'/transaction/storeDonate'>): Promise<string> {
  const { data } = await backend.POST('/transaction/storeDonate', { body })
  if (!data) throw malformed('/transaction/storeDonate', 200, 'body: nothing')
  return decoded('/transaction/storeDonate', () => toRedirectUrl(data.data))
}

type WireReceipt = components['schemas']['ZakatReceipt']

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
export const toZakatReceipt = (wire: WireReceipt): ZakatReceipt => ({
  number: requiredText(wire.nomor, 'data.nomor'),
  issuedAt: parseWib(certainText(wire.tgl)),
  amil: requiredText(wire.lembaga, 'data.lembaga'),
  amilTaxId: text(wire.npwp),
  payer: certainText(wire.pembayar),
  payerId: text(wire.nik_npwp),
  amount: requiredAmount(wire.nominal, 'data.nominal'),
  href: httpsUrl(wire.url),
})

const receiptOf = memoised(({ data }: { data: WireReceipt }) => toZakatReceipt(told(data, 'data')))

/** The receipt of a paid zakat. Only where the backend lists the operation. @throws ApiError 404 as long as there is none */
export function zakatReceiptQuery(codeDonate: string) {
  const wanted = { codeDonate } satisfies Query<'/transaction/get_receipt'>
  const init = { params: { query: wanted } }
  return query(
    $optional.queryOptions('get', '/transaction/get_receipt', init, { select: receiptOf }),
  )
}
