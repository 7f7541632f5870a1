import { expect, test } from 'vitest'
import { createBackend } from './client'
import { ApiError, TooManyRequests } from './errors'
import type { paths } from './generated/backend'
import { optionalOperations, type OptionalPath } from './generated/optional-operations'
const hosts = { apiUrl: 'https://b.example', accountApiUrl: 'https://b.example', apiKey: 'k' }
const body = { phoneNumber: '81234567890', keperluan: 'daftar' } as const

/** What a call is refused with. */
async function refusal(status: number, headers: Record<string, string>): Promise<unknown> {
  const answer = { status: false, message: 'Sabar.', data: null }
  const backend = createBackend<Pick<paths, OptionalPath>>(hosts, {
    operations: optionalOperations,
    fetch: () => Promise.resolve(Response.json(answer, { status, headers })),
  })
  return backend.POST('/auth/request_otp', { body }).catch((error: unknown) => error)
}

test.each([
  ['1', 1_000, '1 detik'],
  ['59', 59_000, '59 detik'],
  ['60', 60_000, '1 menit'],
  ['61', 61_000, '2 menit'],
])('Retry-After: %s is told', async (seconds, retryAfterMs, words) => {
  const error = await refusal(429, { 'retry-after': seconds })
  expect(error).toBeInstanceOf(TooManyRequests)
  expect(error).toMatchObject({
    name: 'ApiError',
    status: 429,
    retryAfterMs,
    message: `Terlalu banyak permintaan. Coba lagi dalam ${words}.`,
  })
})

test.each<[number, Record<string, string>]>([
  [429, {}],
  [429, { 'retry-after': '0' }],
  [429, { 'retry-after': '-5' }],
  [429, { 'retry-after': '1.5' }],
  [429, { 'retry-after': 'Mon, 23 Nov 2026 10:00:00 GMT' }],
  [500, { 'retry-after': '60' }],
])('%d with %j is refused in the server’s words', async (status, headers) => {
  const error = await refusal(status, headers)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).not.toBeInstanceOf(TooManyRequests)
  expect(error).toMatchObject({ status, message: 'Sabar.' })
})
