// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unreachable } from '@/api/errors'
import { memoryCaches } from '@/api/memory-caches-for-tests'
import { query, shouldRetry } from '@/api/query'
import { AGAIN_MS, seenStore, watchSeenAnswers } from './watch-answers'

const now = Date.parse('2026-11-27T10:30:00+07:00')
const lost = unreachable('', new TypeError('Failed to fetch'))

let client: QueryClient
let stop: () => void
let stored: ReturnType<typeof memoryCaches>
let answer: () => Promise<object>
const asked = vi.fn(() => answer())

const total = (id: string) =>
  query({
    queryKey: ['get', '/campaign/get_total_donate', { params: { query: { programId: id } } }],
    queryFn: asked,
  })

/** @returns takes it from the screen */
const show = (id: string) => new QueryObserver(client, total(id)).subscribe(() => undefined)
const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  stored = memoryCaches()
  vi.stubGlobal('caches', stored.caches)
  vi.useFakeTimers({ now })
  asked.mockClear()
  answer = () => Promise.resolve({ total: 1 })
  client = new QueryClient({
    defaultOptions: { queries: { retry: shouldRetry, retryDelay: 10, networkMode: 'always' } },
  })
  stop = watchSeenAnswers(client)
})
afterEach(() => {
  stop()
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('tells the time of the oldest data on the screen, and keeps what is shown', async () => {
  show('ID-1')
  await passes(100)
  const leave = show('ID-2')
  await client.query(total('ID-3'))
  await passes(100)
  expect(seenStore.get()).toEqual({ since: now, failing: false })
  // Nobody has seen what was only fetched ahead.
  expect(stored.addresses()).toHaveLength(2)
  const third = new QueryObserver(client, { ...total('ID-4'), enabled: false })
  client.setQueryData(total('ID-4').queryKey, { total: 4 }, { updatedAt: now - 5000 })
  const leaveThird = third.subscribe(() => undefined)
  await passes(100)
  expect(seenStore.get().since, 'not enabled').toBe(now)
  leave()
  leaveThird()
})

it('names no time where that of something on the screen can’t be known', async () => {
  show('ID-1')
  show('ID-2')
  await passes(100)
  expect(seenStore.get().since).toBe(now)
  client.setQueryData(total('ID-1').queryKey, { total: 2 }, { updatedAt: now + 60_000 })
  await passes(100)
  expect(seenStore.get().since).toBeNull()
})

it('tells that data are old where no answer comes, asks again, and ends when one has come', async () => {
  show('ID-1')
  await passes(100)
  answer = () => Promise.reject(lost)
  void client.invalidateQueries()
  await passes(5)
  expect(seenStore.get().failing, 'before the last try').toBe(false)
  await passes(100)
  expect(seenStore.get()).toEqual({ since: now, failing: true })
  const before = asked.mock.calls.length
  await passes(AGAIN_MS)
  expect(asked.mock.calls.length).toBeGreaterThan(before)
  expect(seenStore.get().failing).toBe(true)
  answer = () => Promise.resolve({ total: 2 })
  await passes(AGAIN_MS)
  expect(seenStore.get().failing).toBe(false)
  expect(seenStore.get().since).toBeGreaterThan(now)
  const calls = asked.mock.calls.length
  await passes(10 * AGAIN_MS)
  expect(asked.mock.calls.length).toBe(calls)
  // The next time it fails it is asked for again no more often.
  answer = () => Promise.reject(lost)
  void client.invalidateQueries()
  await passes(100)
  asked.mockClear()
  await passes(AGAIN_MS)
  expect(asked).toHaveBeenCalledTimes(3)
})

it('tells it as soon as what was kept is shown, also while another try is under way', async () => {
  const leave = show('ID-1')
  await passes(100)
  leave()
  client.clear()
  const timeout = unreachable('', new DOMException('timed out', 'TimeoutError'))
  asked.mockRejectedValueOnce(timeout)
  answer = () => new Promise(() => {})
  show('ID-1')
  await passes(100)
  expect(seenStore.get()).toEqual({ since: now, failing: true })
})

it('a page that is left has nothing old any more', async () => {
  const leave = show('ID-1')
  await passes(100)
  answer = () => Promise.reject(lost)
  void client.invalidateQueries()
  await passes(100)
  expect(seenStore.get().failing).toBe(true)
  leave()
  await passes(100)
  expect(seenStore.get()).toEqual({ since: null, failing: false })
})
