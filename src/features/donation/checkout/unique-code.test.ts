import { describe, expect, it } from 'vitest'
import { uniqueCode } from './unique-code'

describe('uniqueCode', () => {
  it.each([
    ['manual', 50_417, '417'],
    ['manual', 50_007, '007'],
    ['manual', 1_000_999, '999'],
    // An amount that ends with 000 has no code.
    ['manual', 50_000, null],
    ['manual', 1_000_000, null],
    ['va', 50_417, null],
  ] as const)('%s of %d: %s', (kind, amount, code) => {
    expect(uniqueCode(kind, amount)).toBe(code)
  })
})
