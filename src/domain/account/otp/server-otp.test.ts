// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'

const { call, listed, confirm } = vi.hoisted(() => ({
  call: vi.fn<(path: string, init: { body: object }) => unknown>(),
  listed: { operations: [''], fields: [''] },
  confirm: vi.fn<() => Promise<boolean>>(),
}))
vi.mock('@/api/optional-backend', () => ({
  optionalBackend: {
    POST: (path: string, init: { body: object }) =>
      Promise.resolve({ data: { status: true, message: '', data: call(path, init) } }),
  },
}))
vi.mock('@/domain/capabilities/capabilities', () => ({
  confirmField: confirm,
  capabilitiesStore: { get: () => listed },
}))
const { TooManyRequests } = await import('@/api/errors')
const { beginOtp, isServersCode, tokenFor, requestOtp, verifyOtp } = await import('./server-otp')

const both = ['auth/request_otp', 'auth/verify_otp']
const now = new Date('2026-11-23T10:00:00+07:00').getTime()

beforeEach(() => {
  vi.useFakeTimers({ now })
  call.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

it('makes no code here while a backend that had it can’t be asked', async () => {
  Object.assign(listed, { operations: both, fields: ['auth/register#token'] })
  confirm.mockResolvedValue(false)
  await expect(isServersCode('Register')).rejects.toThrow('Tidak dapat terhubung.')
  await expect(tokenFor('Register', 'x'.repeat(20))).rejects.toThrow('Tidak dapat terhubung.')
})

test.each<[string, unknown, number | null]>([
  ['a moment', '2026-11-23 10:01:00', now + 60_000],
  ['a moment that has passed', '2026-11-23 09:59:59', null],
  ['one within an hour', '2026-11-23 11:00:00', now + 3_600_000],
  ['one so far ahead that a clock must be wrong', '2026-11-23 11:00:01', null],
  ['no date', '60', null],
  ['nothing', undefined, null],
])('reads %s', async (_, moment, read) => {
  call.mockReturnValue({ berlaku_sampai: moment, kirim_ulang_setelah: moment })
  expect(await requestOtp('email', '81234567890')).toEqual({ expiresAt: read, resendAt: read })
  expect(call).toHaveBeenCalledWith('/auth/request_otp', {
    body: { phoneNumber: '81234567890', keperluan: 'ubah_email' },
  })
})

it('takes no answer without a token', async () => {
  call.mockReturnValue({ token: '' })
  await expect(verifyOtp('Register', '81234567890', '48213')).rejects.toThrow('tidak dapat dibaca')
})

const moments = {
  berlaku_sampai: '2026-11-23 10:05:00',
  kirim_ulang_setelah: '2026-11-23 10:01:00',
}
const sent = { expiresAt: now + 300_000, resendAt: now + 60_000 }
const tooSoon = () => {
  throw new TooManyRequests('/auth/request_otp', 40)
}

it('asks for no other code while one waits, except for another purpose', async () => {
  call.mockReturnValue(moments)
  expect(await beginOtp('Register', '81200000001', null)).toEqual(sent)
  expect(await beginOtp('Register', '81200000001', null)).toEqual(sent)
  expect(call).toHaveBeenCalledTimes(1)
  await beginOtp('forgot-password', '81200000001', null)
  expect(call).toHaveBeenCalledTimes(2)
})

it('goes on with a good code when the backend says that the next one is too soon', async () => {
  call.mockImplementation(tooSoon)
  const stored = { expiresAt: now + 240_000, resendAt: null }
  expect(await beginOtp('phone', '81200000003', stored)).toEqual({
    expiresAt: now + 240_000,
    resendAt: now + 40_000,
  })
  const unclear = { expiresAt: null, resendAt: null }
  expect(await beginOtp('phone', '81200000003', unclear)).toEqual({
    expiresAt: null,
    resendAt: now + 40_000,
  })
  // No code, or one that has expired: there is nothing to enter.
  for (const nothing of [null, { expiresAt: now, resendAt: null }])
    await expect(beginOtp('phone', '81200000003', nothing)).rejects.toThrow('dalam 40 detik')
})

it('does not go on with a code that was used', async () => {
  call.mockReturnValue(moments)
  await beginOtp('email', '81200000004', null)
  call.mockReturnValue({ token: 'token-yang-panjang' })
  await verifyOtp('email', '81200000004', '48213')
  call.mockImplementation(tooSoon)
  await expect(beginOtp('email', '81200000004', null)).rejects.toThrow(TooManyRequests)
})
