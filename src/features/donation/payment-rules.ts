import type { PaymentMethod } from '@/domain/donation/donation-queries'
import { formatRupiah } from '@/lib/format-number'

/** The four types of payment method, as the backend names them. */
export const PAYMENT_TYPES = ['QRIS', 'E-wallet', 'Manual', 'VA'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** Amounts offered for one tap, in rupiah. */
export const PRESET_AMOUNTS = [25_000, 50_000, 100_000, 500_000] as const

/** The smallest donation, in rupiah. */
export const MINIMUM_AMOUNT = 1_000

/** The smallest amount of each payment type, in rupiah. */
export const MINIMUM_BY_TYPE = {
  QRIS: MINIMUM_AMOUNT,
  'E-wallet': MINIMUM_AMOUNT,
  Manual: 20_000,
  VA: 20_000,
} as const satisfies Record<PaymentType, number>

/** A method's own limits, whole rupiah; null where it has none. */
export type OwnLimits = Pick<PaymentMethod, 'minAmount' | 'maxAmount'>

const noLimits: OwnLimits = { minAmount: null, maxAmount: null }

/**
 * Why a method can't be chosen at this amount of rupiah; null when it can. Its own minimum takes the place of its type's.
 * @returns which limit is broken, and how to say so: "Minimal Rp 20.000"
 */
export function brokenLimit(
  type: PaymentType,
  amount: number,
  { minAmount, maxAmount }: OwnLimits = noLimits,
): { limit: 'least' | 'most'; reason: string } | null {
  const least = minAmount ?? MINIMUM_BY_TYPE[type]
  if (!(amount >= least)) return { limit: 'least', reason: `Minimal ${formatRupiah(least)}` }
  return maxAmount !== null && amount > maxAmount
    ? { limit: 'most', reason: `Maksimal ${formatRupiah(maxAmount)}` }
    : null
}
