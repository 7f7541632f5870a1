import { afterEach, expect, it, vi } from 'vitest'
import type { Exchange } from './http/client'
import { loadModel } from './model'
import { PaymentPolls } from './too-often'

const operation = (await loadModel()).get('transaction/getTransaction')

const answered = (status: number, retryAfter = ''): Exchange => ({
  call: { operation },
  url: new URL('http://localhost/transaction'),
  sent: { method: 'GET', headers: new Headers(), files: new Map() },
  status,
  headers: new Headers(retryAfter === '' ? {} : { 'retry-after': retryAfter }),
  setCookies: [],
  text: '',
  milliseconds: 1,
  failure: null,
})

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['ten a minute', { reads: 10, everyMs: 100, misses: 0, retryAfter: '59' }, 10],
  ['fifteen a minute, rounded down', { reads: 15, everyMs: 10, misses: 0, retryAfter: '59' }, 15],
  ['nineteen a minute', { reads: 19, everyMs: 3_000, misses: 0, retryAfter: '5' }, 19],
  ['twenty a minute', { reads: 20, everyMs: 100, misses: 0, retryAfter: '59' }, null],
  ['few at once, and soon more', { reads: 5, everyMs: 10, misses: 0, retryAfter: '3' }, null],
  ['too many guesses', { reads: 5, everyMs: 10, misses: 4, retryAfter: '60' }, null],
  ['nobody knows until when', { reads: 5, everyMs: 10, misses: 0, retryAfter: '' }, null],
])('judges a limit of payment pages: %s', (_what, { reads, everyMs, misses, retryAfter }, few) => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const polls = new PaymentPolls()
  for (let made = 0; made < misses; made += 1) polls.add(answered(404))
  for (let made = 0; made < reads; made += 1) {
    polls.add(answered(200))
    vi.advanceTimersByTime(everyMs)
  }
  expect(polls.tooFew(answered(429, retryAfter))).toBe(few)
})
