import { expect, test } from 'vitest'
import { malformed, refusal, unreachable } from '@/api/errors'
import { failureText, INTERRUPTED, isInDoubt, mayBeRecorded, UNSAFE_REDIRECT } from './failure-text'

const STORE = '/transaction/storeDonate'

test('a refusal is told in the server’s own words', () => {
  expect(failureText(refusal(STORE, 422, 'Nomor tidak valid'), false)).toBe('Nomor tidak valid')
  expect(failureText(refusal(STORE, 500, null), true)).toMatch(/^Server sedang bermasalah/)
})

test('without an answer nobody knows, and it says so', () => {
  expect(failureText(unreachable(STORE, null), false)).toMatch(/belum pasti donasi Anda tercatat/)
})

test.each([
  [502, true],
  [503, false],
  [504, true],
])(
  'a gateway’s %i, behind which the server may have recorded it: in doubt %s',
  (status, expected) => {
    expect(isInDoubt(failureText(refusal(STORE, status, 'Bad Gateway'), false))).toBe(expected)
    expect(isInDoubt(failureText(refusal('/campaign/x', status, null), false))).toBe(false)
  },
)

test('an uncertain donation: the text says that it isn’t in the history, and that paying one of two is enough', () => {
  const unknown = failureText(unreachable(STORE, null), false)
  expect(unknown).toMatch(/bisa jadi sudah/)
  expect(unknown).toMatch(/tidak tampil di Riwayat Donasi/)
  for (const failure of [unknown, INTERRUPTED]) {
    expect(isInDoubt(failure)).toBe(true)
    expect(failure).toMatch(/Tanyakan kepada kami/)
  }
  for (const failure of [unknown, INTERRUPTED, UNSAFE_REDIRECT])
    expect(failure).toMatch(/jika nanti tercatat dua kali, cukup bayar salah satu/)
  expect(isInDoubt(failureText(unreachable(STORE, null), true))).toBe(false)
  expect(isInDoubt(UNSAFE_REDIRECT)).toBe(false)
})

test('offline from the start, it certainly was not sent', () => {
  expect(failureText(unreachable(STORE, null), true)).toMatch(/offline, jadi donasi belum terkirim/)
})

test('a program that did not load is not a donation in doubt', () => {
  const error = unreachable('/campaign/get_campaign_by_slug', null)
  expect(failureText(error, false)).toBe(error.message)
})

test('an address that is missing or unsafe', () => {
  expect(failureText(malformed(STORE, 200, 'data.redirect_url: expected text'), false)).toBe(
    UNSAFE_REDIRECT,
  )
  expect(failureText(new Error(UNSAFE_REDIRECT), false)).toBe(UNSAFE_REDIRECT)
})

test('anything else is not shown in a developer’s words', () => {
  expect(failureText(new TypeError('x is undefined'), false)).toMatch(/^Donasi belum dapat/)
})

test.each([
  [refusal(STORE, 422, null), false, false],
  [refusal(STORE, 500, null), false, true],
  [malformed(STORE, 200, 'data.redirect_url: expected text'), false, true],
  [unreachable(STORE, null), false, true],
  [unreachable(STORE, null), true, false],
  [unreachable('/campaign/get_campaign_by_slug', null), false, false],
  [new Error(UNSAFE_REDIRECT), false, true],
  [new Error('another owner'), false, false],
])('%s (sent offline: %s) may be recorded: %s', (error, offline, expected) => {
  expect(mayBeRecorded(error, offline)).toBe(expected)
})
