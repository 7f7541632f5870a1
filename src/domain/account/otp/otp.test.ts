import { describe, expect, it, test } from 'vitest'
import {
  formatMinutesSeconds,
  type IssuedOtp,
  issueOtp,
  makeOtpCode,
  otpState,
  type OtpResult,
  tryOtp,
} from './otp'

const sent = new Date('2026-11-21T10:00:00Z')
const after = (ms: number) => new Date(sent.getTime() + ms)
const otp = issueOtp('48213', sent)

/** Returns these numbers in turn instead of random ones. */
const numbers = (...values: number[]) => {
  const queue = [...values]
  return (array: Uint32Array) => {
    array[0] = queue.shift() ?? 0
  }
}

describe('a new code', () => {
  it.each([
    [0, '10000'],
    [89_999, '99999'],
    [90_000, '10000'],
    [4_294_889_999, '99999'],
  ])('random number %d gives %s', (number, code) => {
    expect(makeOtpCode(numbers(number))).toBe(code)
  })

  it('throws away the numbers that would favour some codes', () => {
    expect(makeOtpCode(numbers(4_294_890_000, 4_294_967_295, 38_213))).toBe('48213')
  })

  it('comes from the device’s own source of randomness', () => {
    const codes = new Set(Array.from({ length: 200 }, () => makeOtpCode()))
    expect(codes.size).toBeGreaterThan(190)
  })
})

test.each([
  [0, { kind: 'valid', leftMs: 120_000 }],
  [1_000, { kind: 'valid', leftMs: 119_000 }],
  [119_999, { kind: 'valid', leftMs: 1 }],
  [120_000, { kind: 'expired' }],
  // The device's clock was set back.
  [-3_600_000, { kind: 'valid', leftMs: 120_000 }],
])('%d ms after it was sent: %j', (ms, state) => {
  expect(otpState(otp, after(ms))).toEqual(state)
})

test.each<[string, number, number, OtpResult, number]>([
  ['48213', 0, 0, 'correct', 0],
  ['48213', 4, 119_999, 'correct', 4],
  ['48213', 0, 120_000, 'expired', 0],
  ['48213', 5, 0, 'exhausted', 5],
  ['48214', 0, 0, 'wrong', 1],
  ['48214', 4, 0, 'wrong', 5],
  ['48214', 5, 0, 'exhausted', 5],
  ['48214', 0, 120_000, 'expired', 0],
  ['', 0, 0, 'wrong', 1],
])('%j after %d wrong tries and %d ms: %s', (entered, wrongTries, ms, result, tries) => {
  const before: IssuedOtp = { ...otp, wrongTries }
  expect(tryOtp(before, entered, after(ms))).toEqual({
    result,
    otp: { ...otp, wrongTries: tries },
  })
})

test.each([
  [120_000, '02:00'],
  [119_999, '02:00'],
  [119_000, '01:59'],
  [59_001, '01:00'],
  [1, '00:01'],
  [0, '00:00'],
  [-5, '00:00'],
])('%d ms are %s', (ms, shown) => {
  expect(formatMinutesSeconds(ms)).toBe(shown)
})
