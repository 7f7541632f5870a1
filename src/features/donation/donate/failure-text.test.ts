import { expect, test } from 'vitest'
import { malformed, refusal, unreachable } from '@/api/errors'
import {
  failureText,
  INTERRUPTED,
  INTERRUPTED_KEYED,
  isInDoubt,
  mayBeRecorded,
  UNSAFE_REDIRECT,
} from './failure-text'

const STORE = '/transaction/storeDonate'
const plain = { offline: false, keyed: false }
const offlineOne = { offline: true, keyed: false }
const keyedOne = { offline: false, keyed: true }

test('a refusal is told in the server’s own words', () => {
  expect(failureText(refusal(STORE, 422, 'Nomor tidak valid'), plain)).toBe('Nomor tidak valid')
  expect(failureText(refusal(STORE, 500, null), offlineOne)).toMatch(/^Server sedang bermasalah/)
})

test('without an answer nobody knows, and it says so', () => {
  expect(failureText(unreachable(STORE, null), plain)).toMatch(/belum pasti donasi Anda tercatat/)
})

test.each([
  [502, true],
  [503, false],
  [504, true],
])(
  'a gateway’s %i, behind which the server may have recorded it: in doubt %s',
  (status, expected) => {
    expect(isInDoubt(failureText(refusal(STORE, status, 'Bad Gateway'), plain))).toBe(expected)
    expect(isInDoubt(failureText(refusal('/campaign/x', status, null), plain))).toBe(false)
  },
)

test('an uncertain donation: the text says that it isn’t in the history, and that paying one of two is enough', () => {
  const unknown = failureText(unreachable(STORE, null), plain)
  expect(unknown).toMatch(/bisa jadi sudah/)
  expect(unknown).toMatch(/tidak tampil di Riwayat Donasi/)
  for (const failure of [unknown, INTERRUPTED]) {
    expect(isInDoubt(failure)).toBe(true)
    expect(failure).toMatch(/Tanyakan kepada kami/)
  }
  for (const failure of [unknown, INTERRUPTED, UNSAFE_REDIRECT])
    expect(failure).toMatch(/jika nanti tercatat dua kali, cukup bayar salah satu/)
  expect(isInDoubt(failureText(unreachable(STORE, null), offlineOne))).toBe(false)
  expect(isInDoubt(UNSAFE_REDIRECT)).toBe(false)
})

test('with its key on the way it can be sent again, and the text says so', () => {
  const unknown = failureText(unreachable(STORE, null), keyedOne)
  for (const failure of [unknown, INTERRUPTED_KEYED]) {
    expect(isInDoubt(failure)).toBe(true)
    expect(failure).toMatch(/belum pasti donasi Anda tercatat/)
  }
  const unsafe = failureText(new Error(UNSAFE_REDIRECT), keyedOne)
  for (const failure of [unknown, INTERRUPTED_KEYED, unsafe]) {
    expect(failure).toMatch(/selama isiannya sama, donasi tidak akan tercatat dua kali\.$/)
    expect(failure).not.toMatch(/bayar salah satu/)
  }
})

test('offline from the start, it certainly was not sent', () => {
  expect(failureText(unreachable(STORE, null), offlineOne)).toMatch(
    /offline, jadi donasi belum terkirim/,
  )
})

test('a program that did not load is not a donation in doubt', () => {
  const error = unreachable('/campaign/get_campaign_by_slug', null)
  expect(failureText(error, plain)).toBe(error.message)
})

test('an address that is missing or unsafe', () => {
  expect(failureText(malformed(STORE, 200, 'data.redirect_url: expected text'), plain)).toBe(
    UNSAFE_REDIRECT,
  )
  expect(failureText(new Error(UNSAFE_REDIRECT), plain)).toBe(UNSAFE_REDIRECT)
})

test('anything else is not shown in a developer’s words', () => {
  expect(failureText(new TypeError('x is undefined'), plain)).toMatch(/^Donasi belum dapat/)
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
  expect(mayBeRecorded(error, { offline })).toBe(expected)
})
