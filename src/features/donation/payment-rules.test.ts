import { describe, expect, it } from 'vitest'

import {
  isAllowed,
  MINIMUM_AMOUNT,
  PAYMENT_TYPES,
  type PaymentType,
  PRESET_AMOUNTS,
  whyNot,
} from './payment-rules'

const low = 'Minimal Rp 1.000'
const high = 'Minimal Rp 20.000'

describe('payment rules', () => {
  it('has the agreed amounts', () => {
    expect(PRESET_AMOUNTS).toEqual([25_000, 50_000, 100_000, 500_000])
    expect(MINIMUM_AMOUNT).toBe(1_000)
    expect(PAYMENT_TYPES).toEqual(['QRIS', 'E-wallet', 'Manual', 'VA'])
  })

  it.each<[PaymentType, number, string | null]>([
    ['QRIS', 0, low],
    ['QRIS', 999, low],
    ['QRIS', 1_000, null],
    ['E-wallet', 999, low],
    ['E-wallet', 1_000, null],
    ['Manual', 1_000, high],
    ['Manual', 19_999, high],
    ['Manual', 20_000, null],
    ['VA', 19_999, high],
    ['VA', 20_000, null],
    ['VA', 20_001, null],
    ['QRIS', Number.NaN, low],
  ])('%s at %d: %j', (type, amount, reason) => {
    expect(whyNot(type, amount)).toBe(reason)
    expect(isAllowed(type, amount)).toBe(reason === null)
  })

  it.each(PRESET_AMOUNTS)('lets every type take the preset %d', (amount) => {
    expect(PAYMENT_TYPES.filter((type) => !isAllowed(type, amount))).toEqual([])
  })
})
