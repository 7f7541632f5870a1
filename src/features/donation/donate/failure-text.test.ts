import { expect, test } from 'vitest'
import { malformed, refusal, unreachable } from '@/api/errors'
import { failureText, INTERRUPTED, isInDoubt, UNSAFE_REDIRECT } from './failure-text'

const STORE = '/transaction/storeDonate'

test('a refusal is told in the server’s own words', () => {
  expect(failureText(refusal(STORE, 422, 'Nomor tidak valid'), false)).toBe('Nomor tidak valid')
  expect(failureText(refusal(STORE, 500, null), true)).toMatch(/^Server sedang bermasalah/)
})

test('without an answer nobody knows, and it says so', () => {
  expect(failureText(unreachable(STORE, null), false)).toMatch(/belum pasti donasi Anda tercatat/)
})

test('what may have been recorded says so, where it is not, and that one of two is enough', () => {
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
