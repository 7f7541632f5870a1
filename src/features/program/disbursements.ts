/** A program's money handed on to where it is needed. Amounts are whole rupiah. */
export interface Disbursement {
  id: string
  title: string
  amount: number
  paidAt: Date
}

/** The number and the sum of disbursements. */
export function disbursementTotals(entries: readonly Disbursement[]) {
  return { count: entries.length, amount: entries.reduce((sum, { amount }) => sum + amount, 0) }
}
