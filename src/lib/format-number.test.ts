import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { formatRupiah, formatThousands, splitLastThree } from './format-number'

const amounts = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })

describe('formatThousands and formatRupiah', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1.000'],
    [20_000, '20.000'],
    [500_000, '500.000'],
    [999_999, '999.999'],
    [1_000_000, '1.000.000'],
    [1_234_567_890, '1.234.567.890'],
    [Number.MAX_SAFE_INTEGER, '9.007.199.254.740.991'],
  ])('%d → %s', (amount, text) => {
    expect(formatThousands(amount)).toBe(text)
    expect(formatRupiah(amount)).toBe(`Rp ${text}`)
  })

  test('thousands are separated as Intl separates them', () => {
    const indonesian = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })
    const numbers = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.double({ min: 0.1, max: 1e20 }))
    fc.assert(
      fc.property(numbers, (number) => {
        expect(formatThousands(number)).toBe(indonesian.format(number))
      }),
    )
  })

  it('separates with an ordinary space, so that texts compare equal', () => {
    expect(formatRupiah(1_000_000)).toBe('Rp 1.000.000')
    expect(formatRupiah(1_000).charCodeAt(2)).toBe(0x20)
  })
})

describe('splitLastThree', () => {
  it.each([
    [50_123, 'Rp 50.', '123'],
    [1_000_007, 'Rp 1.000.', '007'],
    [1_000, 'Rp 1.', '000'],
    [999, 'Rp ', '999'],
    [7, 'Rp ', '7'],
  ])('%d → %j + %j', (amount, head, tail) => {
    expect(splitLastThree(amount)).toEqual({ head, tail })
  })

  test('joined, it is the formatted amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const { head, tail } = splitLastThree(amount)
        expect(head + tail).toBe(formatRupiah(amount))
      }),
    )
  })
})
