import * as z from 'zod/mini'
import type { storeDonate } from '@/domain/donation/donation-queries'
import { namesProblem } from '@/domain/program/donors/donor-words'
import { readCount } from '@/domain/zakat/read-number'
import { amountIn } from '@/lib/amount/read-amount'
import { formatThousands } from '@/lib/format-number'
import { cleanLine, cleanText, cleanWords } from '@/lib/text/clean-text'
import { MINIMUM_AMOUNT, type OwnLimits, PAYMENT_TYPES } from '@/features/donation/payment-rules'
import { type Program, programId } from '@/domain/program/program'
import { phoneIn, phoneProblem } from '@/lib/read-phone'
import { REQUIRED } from '@/lib/required'
import { textBy, together } from '@/lib/text/text-rules'
import { amountProblem, methodProblem } from './gift-rules'

/** How many souls, and how many days of each, a donation of zakat may be for. */
const MOST = { zakatJiwa: 999, zakatHari: 9_999 } as const
type Count = keyof typeof MOST

/** What is counted for a kind of zakat. */
export const countsOf = (kind: string): readonly Count[] =>
  kind === 'fidyah' ? ['zakatJiwa', 'zakatHari'] : kind === 'fitrah' ? ['zakatJiwa'] : []

const readTyped = (count: Count, typed: string) =>
  readCount(typed, MOST[count], `Paling banyak ${formatThousands(MOST[count])}.`)

function countProblem(count: Count, typed: string): string | null {
  const reading = readTyped(count, typed)
  return reading.kind === 'refused' ? reading.problem : null
}

/** A count as a number; null for none, for what can't be read, and where this kind of zakat has no such count. */
export function countIn(values: Pick<DonationValues, Count | 'zakatJenis'>, count: Count) {
  const reading = readTyped(count, values[count])
  return countsOf(values.zakatJenis).includes(count) && reading.kind === 'number'
    ? reading.number
    : null
}

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
  /** In whose name, one name a line. It and the next three are sent by `withNewerFields`. */
  atasNama: textBy(namesProblem),
  /** Which zakat, on the form of a program for zakat; '' for none. */
  zakatJenis: z.string(),
  zakatJiwa: textBy((souls) => countProblem('zakatJiwa', souls)),
  zakatHari: textBy((days) => countProblem('zakatHari', days)),
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
  atasNama: '',
  zakatJenis: '',
  zakatJiwa: '',
  zakatHari: '',
  ingat: 'N',
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
