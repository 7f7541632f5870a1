import type { PaymentMethod } from '@/domain/donation/donation-queries'
import { PAYMENT_TYPES, type PaymentType } from '@/features/donation/payment-rules'
import type { DonationValues } from './donation-form'

/** What the types are called to a donor. */
export const paymentTypeNames = {
  QRIS: 'QRIS',
  'E-wallet': 'E-wallet',
  Manual: 'Transfer Bank (Manual)',
  VA: 'Virtual Account (VA)',
} as const satisfies Record<PaymentType, string>

/** What a donor can expect of a type, for one who doesn't know its name. */
export const paymentTypeMeanings = {
  QRIS: 'Semua bank & dompet digital, otomatis',
  'E-wallet': 'Dari aplikasi dompet digital Anda, otomatis',
  Manual: 'Transfer ke rekening kami, dicek sampai 1×24 jam',
  VA: 'Bayar ke nomor khusus donasi ini, otomatis',
} as const satisfies Record<PaymentType, string>

/** From the easiest to the one that a person has to check. */
const OFFERED: readonly PaymentType[] = PAYMENT_TYPES.toSorted(
  (one, other) => Number(one === 'Manual') - Number(other === 'Manual'),
)

/** What a chosen method's type adds to its name; nothing where both are the same word, as for QRIS. */
export function typeBeside(name: string, type: PaymentType): string | null {
  const typeName = paymentTypeNames[type]
  return typeName.toLowerCase() === name.trim().toLowerCase() ? null : typeName
}

export interface PaymentGroup {
  type: PaymentType
  methods: PaymentMethod[]
}

/** What the form keeps of the chosen method; its code is empty for none. */
export type ChosenMethod = Pick<DonationValues, 'codePayment' | 'typePayment'>

/** Whether a method is the chosen one: a bank may have one code for its account and its virtual account. */
export function isChosen(
  { code, type }: Pick<PaymentMethod, 'code' | 'type'>,
  { codePayment, typePayment }: ChosenMethod,
): boolean {
  return code === codePayment && type === typePayment
}

/**
 * The methods by type, the manual transfer last; a type without methods has no group.
 * A method of an unknown type is left out: its minimum isn't known, and `storeDonate` would refuse it.
 */
export function groupMethods(methods: readonly PaymentMethod[]): PaymentGroup[] {
  return OFFERED.map((type) => ({
    type,
    methods: methods.filter((method) => method.type === type),
  })).filter((group) => group.methods.length > 0)
}
