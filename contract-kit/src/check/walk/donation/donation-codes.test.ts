import { expect, test } from 'vitest'
import { mostBits } from './donation-codes'

test.each([
  ['a counter', ['JM-000123', 'JM-000124', 'JM-000125'], 6],
  ['six digits', ['482130', '991027', '150348'], 20],
  ['the same code', ['K7QX2MPA9T', 'K7QX2MPA9T'], 0],
  ['a day, then two digits', ['INV2026112307', 'INV2026112391', 'INV2026112345'], 11],
])('%s is guessed', (_what, codes, bits) => {
  expect(mostBits(codes)).toBeLessThan(48)
  expect(Math.ceil(mostBits(codes))).toBe(bits)
})

test.each([
  ['ten of 31 signs', ['K7QX2MPA9T', '4FHJ8RWC3E', 'ZB5NV6GD2Y']],
  ['sixteen digits', ['4821309910271503', '9910271503484821', '1503484821309910']],
  ['a prefix, then base64', ['AW-Zk3_xQ9vB-1a', 'AW-p0LmN7cTy2Rd', 'AW-H5sWq8EuJ4fG']],
])('%s is past guessing', (_what, codes) => {
  expect(mostBits(codes)).toBeGreaterThanOrEqual(48)
})
