import { expect, it } from 'vitest'
import { disbursementTotals } from './disbursements'

it('adds up what was handed on, nothing being zero', () => {
  const entry = { id: '1', title: 'Tahap 1', amount: 2_500_000, paidAt: new Date(0) }
  expect(disbursementTotals([])).toEqual({ count: 0, amount: 0 })
  expect(disbursementTotals([entry, { ...entry, id: '2' }])).toEqual({
    count: 2,
    amount: 5_000_000,
  })
})
