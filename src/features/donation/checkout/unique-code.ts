import { splitLastThree } from '@/lib/money'
import type { PaymentKind } from './payment-kind'

/**
 * The three digits by which a manual transfer is told from others (spec §9), null where the amount has none: the
 * transaction tells the sum alone, and nothing was added to one that ends with 000.
 * @param amount whole rupiah, what is to be paid
 */
export function uniqueCode(kind: PaymentKind, amount: number): string | null {
  if (kind !== 'manual') return null
  const { tail } = splitLastThree(amount)
  return tail === '000' ? null : tail
}
