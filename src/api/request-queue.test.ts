import { beforeEach, expect, it, vi } from 'vitest'
import { TooManyRequests } from './errors'
import { createRequestQueue } from './request-queue'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(0)
})

const started: [string, number][] = []
const call =
  (name: string, milliseconds = 100) =>
  async () => {
    started.push([name, Date.now()])
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    return name
  }
beforeEach(() => {
  started.length = 0
})

it('lets the first go at once, and each next one a pause after the end of the one before', async () => {
  const queue = createRequestQueue(1000)
  const all = Promise.all([queue.run(call('a')), queue.run(call('b', 300)), queue.run(call('c'))])
  await vi.runAllTimersAsync()
  expect(await all).toEqual(['a', 'b', 'c'])
  expect(started).toEqual([
    ['a', 0],
    ['b', 1100],
    ['c', 2400],
  ])
})

it('lets the most urgent go first, and those alike in their order', async () => {
  const queue = createRequestQueue(1000)
  for (const [name, urgency] of [
    ['first', 0],
    ['later', -1],
    ['soon', 1],
    ['soon too', 1],
    ['ordinary', 0],
  ] as const)
    void queue.run(call(name), urgency)
  await vi.runAllTimersAsync()
  expect(started.map(([name]) => name)).toEqual(['first', 'soon', 'soon too', 'ordinary', 'later'])
})

it('lets the others pass a call that hangs, after 2 s', async () => {
  const queue = createRequestQueue(1000)
  void queue.run(call('hangs', 60_000))
  void queue.run(call('a', 2500))
  void queue.run(call('b'))
  await vi.advanceTimersByTimeAsync(10_000)
  // When the hanging call ends later, that doesn't start another one.
  expect(started).toEqual([
    ['hangs', 0],
    ['a', 3000],
    ['b', 6000],
  ])
})

it('drops a call from the queue that nobody waits for any more', async () => {
  const queue = createRequestQueue(1000)
  const typing = new AbortController()
  const first = queue.run(call('mal'), 1, typing.signal)
  const half = queue.run(call('mala'), 1, typing.signal)
  const dropped = expect(half).rejects.toThrow('superseded')
  typing.abort(new Error('superseded'))
  void queue.run(call('malang'), 1)
  await expect(queue.run(call('malan'), 1, typing.signal)).rejects.toThrow('superseded')
  await Promise.all([dropped, vi.runAllTimersAsync()])
  expect(await first).toBe('mal')
  expect(started).toEqual([
    ['mal', 0],
    ['malang', 1100],
  ])
})

it('is free again when the pause is over', async () => {
  const queue = createRequestQueue(1000)
  void queue.run(call('a'))
  await vi.advanceTimersByTimeAsync(5000)
  void queue.run(call('b'))
  await vi.advanceTimersByTimeAsync(0)
  expect(started).toEqual([
    ['a', 0],
    ['b', 5000],
  ])
})

it('goes on after a call that fails', async () => {
  const queue = createRequestQueue(1000)
  const failing = queue.run(() => Promise.reject(new Error('broken')))
  const fine = queue.run(call('b'))
  await Promise.all([expect(failing).rejects.toThrow('broken'), vi.runAllTimersAsync()])
  expect(await fine).toBe('b')
})

it('waits as long as the service wants, for every call, and tries again', async () => {
  const queue = createRequestQueue(1000)
  const refusals = [3, 1]
  const refused = queue.run(() => {
    const seconds = refusals.shift()
    return seconds === undefined
      ? call('a')()
      : Promise.reject(new TooManyRequests('/jadwal', seconds))
  })
  await vi.runAllTimersAsync()
  expect(await refused).toBe('a')
  // 3 s as asked, then 2 s: twice the usual pause, which was too short.
  expect(started).toEqual([['a', 5000]])
})

it('gives up after four tries', async () => {
  const queue = createRequestQueue(1000)
  const tries = vi.fn(() => Promise.reject(new TooManyRequests('/jadwal', 1)))
  const refused = expect(queue.run(tries)).rejects.toBeInstanceOf(TooManyRequests)
  await vi.runAllTimersAsync()
  await refused
  expect(tries).toHaveBeenCalledTimes(4)
})
