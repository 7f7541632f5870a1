import { describe, expect, it } from 'vitest'

import {
  brokenLimit,
  MINIMUM_AMOUNT,
  PAYMENT_TYPES,
  type PaymentType,
  PRESET_AMOUNTS,
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
    expect(brokenLimit(type, amount)?.reason ?? null).toBe(reason)
  })

  it.each<[PaymentType, number, number | null, number | null, string | null]>([
    ['VA', 15_000, 15_000, null, null],
    ['VA', 14_999, 15_000, null, 'Minimal Rp 15.000'],
    ['QRIS', 9_999, 10_000, 2_000_000, 'Minimal Rp 10.000'],
    ['QRIS', 2_000_000, 10_000, 2_000_000, null],
    ['QRIS', 2_000_001, 10_000, 2_000_000, 'Maksimal Rp 2.000.000'],
    ['Manual', 15_000, null, 2_000_000, high],
  ])('%s at %d, with its own limits %j to %j: %j', (type, amount, minAmount, maxAmount, reason) => {
    expect(brokenLimit(type, amount, { minAmount, maxAmount })?.reason ?? null).toBe(reason)
  })

  it.each(PRESET_AMOUNTS)('lets every type take the preset %d', (amount) => {
    expect(PAYMENT_TYPES.filter((type) => brokenLimit(type, amount))).toEqual([])
  })
})
