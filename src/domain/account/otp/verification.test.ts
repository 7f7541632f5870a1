import { beforeEach, expect, it, test } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { issueOtp } from './otp'
import { type Verification, verificationOf } from './verification'

const kept = new Map<string, string>()
const source = memoryStore(kept)
const verification: Verification = {
  phone: '81377778888',
  fullName: 'Dewi Lestari',
  otp: issueOtp('48213', new Date(0)),
}

beforeEach(() => {
  kept.clear()
})

it('keeps each kind for itself', () => {
  verificationOf('Register', source).write(verification)
  verificationOf('phone', source).write({ ...verification, otp: null })
  verificationOf('Register', source).clear()
  expect(verificationOf('Register', source).read()).toBeNull()
  expect(verificationOf('forgot-password', source).read()).toBeNull()
  expect(verificationOf('phone', source).read()).toEqual({ ...verification, otp: null })
})

test.each<Verification>([
  { ...verification, otp: { expiresAt: 1_000, resendAt: null } },
  { ...verification, otp: { expiresAt: null, resendAt: 1_000 } },
  { ...verification, otp: null, token: 'token-yang-panjang' },
])('keeps %j', (value) => {
  verificationOf('Register', source).write(value)
  expect(verificationOf('Register', source).read()).toEqual(value)
})

test.each([
  { ...verification, phone: '+62813' },
  { ...verification, phone: '' },
  { ...verification, fullName: undefined },
  { ...verification, otp: undefined },
  { ...verification, otp: { code: '4821', issuedAt: 0, wrongTries: 0 } },
  { ...verification, otp: { code: '04821', issuedAt: 0, wrongTries: 0 } },
  { ...verification, otp: { code: '48213', issuedAt: null, wrongTries: 0 } },
  { ...verification, otp: { code: '48213', issuedAt: 0 } },
  { ...verification, otp: { expiresAt: 1_000 } },
  { ...verification, otp: { expiresAt: '1000', resendAt: null } },
  { ...verification, otp: { code: '4821', expiresAt: null, resendAt: null } },
  { ...verification, otp: null, token: 7 },
  [],
  'Register',
])('refuses %j', (value) => {
  verificationOf('Register', source).write(verification)
  for (const key of kept.keys()) kept.set(key, JSON.stringify(value))
  expect(verificationOf('Register', source).read()).toBeNull()
})
