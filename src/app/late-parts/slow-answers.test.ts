// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SLOW_MS, type Slow } from '@/ui/state/RetryLines'
import { unseen } from '@/api/query'
import { watchSlowAnswers } from './watch-answers'

let client: QueryClient
let told: Slow | null
let stop: () => void
const asked = new Map<string, { signal: AbortSignal; answer: (data: string) => void }[]>()
const calls = (name: string) => asked.get(name) ?? []

/** Mounts a query that answers when the test says so. */
function show(name: string, options: object = {}) {
  return new QueryObserver(client, {
    queryKey: [name],
    queryFn: ({ signal }) =>
      new Promise<string>((answer) => {
        asked.set(name, [...calls(name), { signal, answer }])
      }),
    ...options,
  }).subscribe(() => undefined)
}

const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  asked.clear()
  client = new QueryClient()
  stop = watchSlowAnswers(client, (slow) => {
    told = slow
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('an answer that hangs is slow after 8 s, until it comes', async () => {
  show('a')
  await passes(SLOW_MS - 100)
  expect(told).toBeNull()
  await passes(200)
  expect(told?.asked).toBe(false)
  calls('a')[0]?.answer('there')
  await passes(10)
  expect(told).toBeNull()
})

test('asking again gives up the call that hangs, and sends a new one', async () => {
  show('a')
  show('b')
  await passes(SLOW_MS + 100)
  calls('b')[0]?.answer('there')
  await passes(10)
  told?.askAgain()
  await passes(10)
  expect(calls('a').map(({ signal }) => signal.aborted)).toEqual([true, false])
  expect(calls('b')).toHaveLength(1)
  expect(told?.asked).toBe(true)
  // Slow again, so it is reported again.
  await passes(SLOW_MS + 100)
  expect(told?.asked).toBe(false)
  told?.askAgain()
  await passes(10)
  calls('a')[2]?.answer('there')
  await passes(10)
  expect(told).toBeNull()
  expect(client.getQueryData(['a'])).toBe('there')
})

test('ignores queries that nobody waits for, that have data already, or that are marked unseen', async () => {
  const leave = show('left')
  show('unseen', unseen)
  client.setQueryData(['old'], 'known')
  show('old', { staleTime: 0 })
  void client.query({ queryKey: ['ahead'], queryFn: () => new Promise<string>(() => undefined) })
  await passes(SLOW_MS / 2)
  leave()
  await passes(SLOW_MS * 2)
  expect(told).toBeNull()
})

test('a query that is waiting already has waited since the page was opened', async () => {
  stop()
  show('a')
  await passes(SLOW_MS / 2)
  stop = watchSlowAnswers(client, (slow) => {
    told = slow
  })
  expect(told).toBeNull()
  await passes(SLOW_MS / 2 + 100)
  expect(told?.asked).toBe(false)
})

test.each([
  ['first', [unseen, {}]],
  ['last', [{}, unseen]],
])(
  'reports a query that one component waits for, if another that does not came %s',
  async (_, all) => {
    for (const options of all) show('a', options)
    await passes(SLOW_MS + 100)
    expect(told?.asked).toBe(false)
  },
)
