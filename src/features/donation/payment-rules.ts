import { formatRupiah } from '@/lib/money'

/** The four types of payment method, as the backend names them. */
export const PAYMENT_TYPES = ['QRIS', 'E-wallet', 'Manual', 'VA'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** Amounts offered for one tap, in rupiah. */
export const PRESET_AMOUNTS = [25_000, 50_000, 100_000, 500_000] as const

/** The smallest donation, in rupiah. */
export const MINIMUM_AMOUNT = 1_000

/** The smallest amount of each payment type, in rupiah. */
const MINIMUM_BY_TYPE = {
  QRIS: MINIMUM_AMOUNT,
  'E-wallet': MINIMUM_AMOUNT,
  Manual: 20_000,
  VA: 20_000,
} as const satisfies Record<PaymentType, number>

/** Whether a payment type can be chosen at this amount of rupiah. */
export function isAllowed(type: PaymentType, amount: number): boolean {
  return amount >= MINIMUM_BY_TYPE[type]
}

/** Why a payment type can't be chosen at this amount ("Minimal Rp 20.000"); null when it can. */
export function whyNot(type: PaymentType, amount: number): string | null {
  return isAllowed(type, amount) ? null : `Minimal ${formatRupiah(MINIMUM_BY_TYPE[type])}`
}
