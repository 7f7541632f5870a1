import type { PaymentMethod } from '@/domain/donation/donation-queries'
import {
  brokenLimit,
  MINIMUM_AMOUNT,
  type OwnLimits,
  type PaymentType,
} from '@/features/donation/payment-rules'
import { amountIn, readAmount, REFUSED_AMOUNT } from '@/lib/amount/read-amount'
import { formatRupiah } from '@/lib/format-number'
import { REQUIRED } from '@/lib/required'

/*
 * What an amount and a method have to be, for the form of a donation and that of a plan. Without the library of schemas,
 * so that it stands in what pages share beside the fields that need it (scripts/html/chunk-groups.ts).
 */

const MINIMUM_AMOUNT_MESSAGE = `Nominal minimal ${formatRupiah(MINIMUM_AMOUNT)}`

/**
 * The error message for an amount as entered; null when it can be donated. An empty or zero amount gives {@link
 * REQUIRED}.
 */
export function amountProblem(typed: string): string | null {
  const reading = readAmount(typed)
  if (reading.kind === 'refused') return REFUSED_AMOUNT[reading.why]
  const amount = reading.kind === 'amount' ? reading.amount : 0
  if (amount === 0) return REQUIRED
  return amount < MINIMUM_AMOUNT ? MINIMUM_AMOUNT_MESSAGE : null
}

/** The amount of `?nominal=50000`: digits alone, and one that can be donated; else null. */
export function amountInAddress(search: URLSearchParams): string | null {
  const nominal = search.get('nominal') ?? ''
  return /^[1-9]\d*$/.test(nominal) && amountProblem(nominal) === null ? nominal : null
}

/**
 * Whether a method is the one of `?metode=VA.bni`: its type and its code. A bank may have one code for two types.
 */
export const isMethodInAddress = (
  named: string | null,
  { type, code }: Pick<PaymentMethod, 'type' | 'code'>,
): boolean => named === `${type}.${code}`

/**
 * Why the chosen method can't be used at this amount, null when it can. Without an amount or a method
 * those are what is missing, and nothing is said here.
 */
export function methodProblem(
  { price, typePayment }: { price: string; typePayment: PaymentType | '' },
  limits?: OwnLimits,
): string | null {
  const amount = amountIn(price)
  if (amount <= 0 || typePayment === '') return null
  const broken = brokenLimit(typePayment, amount, limits)
  if (broken === null) return null
  const change = broken.limit === 'least' ? 'Tambah' : 'Kurangi'
  return `${broken.reason} untuk metode ini. ${change} nominal atau pilih metode lain.`
}
