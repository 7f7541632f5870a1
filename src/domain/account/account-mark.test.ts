import { describe, expect, it } from 'vitest'
import { accountDigest } from './account-mark'

describe('the mark of an account', () => {
  it('doesn’t show the number, and differs from another’s', () => {
    const numbers = Array.from({ length: 5000 }, (_, index) => String(81_234_567_000 + index))
    const marks = numbers.map((phone) => accountDigest({ phone }))
    expect(new Set(marks).size).toBe(numbers.length)
    expect(marks.some((mark) => /8123/.test(mark))).toBe(false)
    expect(marks.every((mark) => /^[\da-z]+$/.test(mark))).toBe(true)
  })

  it('depends on the number alone, if there is one', () => {
    const known = { phone: '812', name: 'Siti', email: 'siti@contoh.id' }
    expect(accountDigest(known)).toBe(accountDigest({ phone: '812' }))
    expect(accountDigest({ ...known, phone: '' })).not.toBe(accountDigest({ phone: '' }))
  })
})
