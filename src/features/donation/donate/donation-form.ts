import * as z from 'zod/mini'
import type { storeDonate } from '@/domain/donation/donation-queries'
import type { PaymentMethod } from '@/domain/donation/payment-method'
import { amountIn, readAmount } from '@/lib/amount/read-amount'
import { REFUSED_AMOUNT } from '@/lib/amount/refused-amount'
import { cleanLine, cleanText, cleanWords } from '@/lib/text/clean-text'
import { formatRupiah } from '@/lib/money'
import {
  brokenLimit,
  MINIMUM_AMOUNT,
  type OwnLimits,
  PAYMENT_TYPES,
} from '@/features/donation/payment-rules'
import { type Program, programId } from '@/domain/program/program'
import { phoneIn, phoneProblem } from '@/lib/read-phone'
import { REQUIRED } from '@/lib/required'
import { textBy, together } from '@/lib/text/text-rules'

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
 * The donation form's fields. Its values are the texts as entered; {@link toWireForm} converts them. `price` is
 * the one amount as entered, read with {@link amountIn}; the presets and the amount field both show it.
 */
const donationFields = z.object({
  price: textBy(amountProblem),
  donorName: z.string().check(z.refine((name) => cleanWords(name) !== '', REQUIRED)),
  donorPhone: textBy(phoneProblem),
  donorEmail: z.string(),
  donorPray: z.string(),
  paymentName: z.string(),
  codePayment: z.string().check(z.minLength(1, 'Metode pembayaran wajib dipilih')),
  typePayment: z.enum(['', ...PAYMENT_TYPES]),
  /** "Y": others see "Hamba Allah". How it is sent says `withNewerFields`. */
  anonim: z.enum(['Y', 'N']),
  /** "Y": name and phone are remembered on this device. Never sent. */
  ingat: z.enum(['Y', 'N']),
})

export type DonationValues = z.infer<typeof donationFields>

/**
 * The donation form's rules.
 * @param limitsOf the chosen method's own limits, as far as they are known
 */
export const donationSchema = (
  limitsOf: (values: DonationValues) => OwnLimits | undefined = () => undefined,
) =>
  donationFields.check(
    together<DonationValues>('codePayment', (values) => methodProblem(values, limitsOf(values))),
  )

export const emptyDonation: DonationValues = {
  price: '',
  donorName: '',
  donorPhone: '',
  donorEmail: '',
  donorPray: '',
  paymentName: '',
  codePayment: '',
  typePayment: '',
  anonim: 'N',
  ingat: 'N',
}

/**
 * Why the chosen method can't be used at this amount, null when it can. Without an amount or a method
 * those are what is missing, and nothing is said here.
 */
export function methodProblem(
  { price, typePayment }: Pick<DonationValues, 'price' | 'typePayment'>,
  limits?: OwnLimits,
): string | null {
  const amount = amountIn(price)
  if (amount <= 0 || typePayment === '') return null
  const broken = brokenLimit(typePayment, amount, limits)
  if (broken === null) return null
  const change = broken.limit === 'least' ? 'Tambah' : 'Kurangi'
  return `${broken.reason} untuk metode ini. ${change} nominal atau pilih metode lain.`
}

export type WireForm = Parameters<typeof storeDonate>[0]

/**
 * The form of `storeDonate` as contract 1.0 has it, field by field. Optional texts that were not given go as ''.
 * @throws Error when the payment method, amount or phone number is missing or invalid; the schema refuses that before
 */
export function toWireForm(
  values: DonationValues,
  program: Pick<Program, 'kind' | 'id' | 'type'>,
): WireForm {
  const price = amountIn(values.price)
  const donorPhone = phoneIn(values.donorPhone)
  if (values.typePayment === '' || price < MINIMUM_AMOUNT || donorPhone === '')
    throw new Error('toWireForm needs values that the schema accepted')
  return {
    price,
    donorName: cleanWords(values.donorName),
    donorPhone,
    donorEmail: cleanLine(values.donorEmail),
    donorPray: cleanText(values.donorPray),
    codePayment: values.codePayment,
    typePayment: values.typePayment,
    programId: programId(program),
    programType: program.type,
  }
}
