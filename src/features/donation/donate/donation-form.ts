import * as z from 'zod/mini'
import type { storeDonate } from '@/api/queries/donation'
import { cleanLine, cleanText, cleanWords } from '@/lib/clean-text'
import { formatRupiah } from '@/lib/money'
import { isAllowed, MINIMUM_AMOUNT, PAYMENT_TYPES, whyNot } from '@/lib/payment-rules'
import { normalisePhone } from '@/lib/phone'
import { type Program, programId } from '@/lib/program'

const REQUIRED = 'Mohon diisi terlebih dahulu'

export const MINIMUM_AMOUNT_MESSAGE = `Nominal minimal ${formatRupiah(MINIMUM_AMOUNT)}`

/** The international limit for a number (E.164), and the contract's. */
const MAX_PHONE_DIGITS = 15

/**
 * The donation form (spec §3, §5). Its values mirror what is on screen; {@link toWireForm} maps them.
 * `price` is the one amount, in whole rupiah, 0 for none: presets and the typed amount both show it.
 */
export const donationSchema = z
  .object({
    // The one "not yet" and the one "too little" exclude each other, since the resolver keeps the last message.
    price: z.number().check(
      z.superRefine((price, context) => {
        if (price <= 0) context.addIssue({ code: 'custom', message: REQUIRED })
        else if (price < MINIMUM_AMOUNT)
          context.addIssue({ code: 'custom', message: MINIMUM_AMOUNT_MESSAGE })
      }),
    ),
    donorName: z.string().check(z.refine((name) => cleanWords(name) !== '', REQUIRED)),
    donorPhone: z.string().check(
      z.superRefine((phone, context) => {
        const digits = normalisePhone(phone).length
        if (digits === 0) context.addIssue({ code: 'custom', message: REQUIRED })
        else if (digits > MAX_PHONE_DIGITS)
          context.addIssue({
            code: 'custom',
            message: `Nomor paling panjang ${MAX_PHONE_DIGITS} angka`,
          })
      }),
    ),
    donorEmail: z.string(),
    donorPray: z.string(),
    paymentName: z.string(),
    codePayment: z.string().check(z.minLength(1, 'Metode pembayaran wajib dipilih')),
    typePayment: z.enum(['', ...PAYMENT_TYPES]),
    /** Part of the model, never sent (spec §3). */
    anonim: z.literal('N'),
  })
  .check(
    z.superRefine(
      (values, context) => {
        const message = methodProblem(values)
        if (message) context.addIssue({ code: 'custom', path: ['codePayment'], message })
      },
      // Also when another field is wrong: otherwise one mistake would hide the other.
      { when: () => true },
    ),
  )

export type DonationValues = z.infer<typeof donationSchema>

export const emptyDonation: DonationValues = {
  price: 0,
  donorName: '',
  donorPhone: '',
  donorEmail: '',
  donorPray: '',
  paymentName: '',
  codePayment: '',
  typePayment: '',
  anonim: 'N',
}

/** Fields that can be wrong, in their order on screen: the first wrong one gets the focus. */
export const validatedFields = [
  'price',
  'donorName',
  'donorPhone',
  'codePayment',
] as const satisfies (keyof DonationValues)[]

/**
 * Why the chosen method can't be used at this amount, null when it can. Without an amount or a method
 * those are what is missing, and nothing is said here.
 */
export function methodProblem({
  price,
  typePayment,
}: Pick<DonationValues, 'price' | 'typePayment'>): string | null {
  if (price <= 0 || typePayment === '' || isAllowed(typePayment, price)) return null
  return `${whyNot(typePayment, price) ?? ''} untuk metode ini. Tambah nominal atau pilih metode lain.`
}

type WireForm = Parameters<typeof storeDonate>[0]

/**
 * The form of `storeDonate`, field by field as spec §7 names them. Optional texts that were not given go as ''.
 * @throws Error without a payment method; the schema has refused that before
 */
export function toWireForm(
  values: DonationValues,
  program: Pick<Program, 'kind' | 'id' | 'type'>,
): WireForm {
  if (values.typePayment === '') throw new Error('toWireForm needs values that the schema accepted')
  return {
    price: values.price,
    donorName: cleanWords(values.donorName),
    donorPhone: normalisePhone(values.donorPhone),
    donorEmail: cleanLine(values.donorEmail),
    donorPray: cleanText(values.donorPray),
    codePayment: values.codePayment,
    typePayment: values.typePayment,
    programId: programId(program),
    programType: program.type,
  }
}
