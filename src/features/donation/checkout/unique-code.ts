import { splitLastThree } from '@/lib/format-number'
import type { PaymentKind } from './payment-kind'

/**
 * The three digits that identify a manual transfer; null when the amount has none. The transaction has only the total,
 * so the code is read from it; an amount that ends with 000 has no code.
 * @param amount whole rupiah to be paid
 */
export function uniqueCode(kind: PaymentKind, amount: number): string | null {
  if (kind !== 'manual') return null
  const { tail } = splitLastThree(amount)
  return tail === '000' ? null : tail
}
