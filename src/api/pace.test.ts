import { beforeEach, expect, it, vi } from 'vitest'
import { createPace, TooManyRequests } from './pace'

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
  const pace = createPace(1000)
  const all = Promise.all([pace.run(call('a')), pace.run(call('b', 300)), pace.run(call('c'))])
  await vi.runAllTimersAsync()
  expect(await all).toEqual(['a', 'b', 'c'])
  expect(started).toEqual([
    ['a', 0],
    ['b', 1100],
    ['c', 2400],
  ])
})

it('lets the most urgent go first, and those alike in their order', async () => {
  const pace = createPace(1000)
  for (const [name, urgency] of [
    ['first', 0],
    ['later', -1],
    ['soon', 1],
    ['soon too', 1],
    ['ordinary', 0],
  ] as const)
    void pace.run(call(name), urgency)
  await vi.runAllTimersAsync()
  expect(started.map(([name]) => name)).toEqual(['first', 'soon', 'soon too', 'ordinary', 'later'])
})

it('lets the others pass a call that hangs, after 2 s', async () => {
  const pace = createPace(1000)
  void pace.run(call('hangs', 60_000))
  void pace.run(call('a', 2500))
  void pace.run(call('b'))
  await vi.advanceTimersByTimeAsync(10_000)
  // Its end, later, lets nobody else go.
  expect(started).toEqual([
    ['hangs', 0],
    ['a', 3000],
    ['b', 6000],
  ])
})

it('drops a call from the queue that nobody waits for any more', async () => {
  const pace = createPace(1000)
  const typing = new AbortController()
  const first = pace.run(call('mal'), 1, typing.signal)
  const half = pace.run(call('mala'), 1, typing.signal)
  const dropped = expect(half).rejects.toThrow('superseded')
  typing.abort(new Error('superseded'))
  void pace.run(call('malang'), 1)
  await expect(pace.run(call('malan'), 1, typing.signal)).rejects.toThrow('superseded')
  await Promise.all([dropped, vi.runAllTimersAsync()])
  expect(await first).toBe('mal')
  expect(started).toEqual([
    ['mal', 0],
    ['malang', 1100],
  ])
})

it('is free again when the pause is over', async () => {
  const pace = createPace(1000)
  void pace.run(call('a'))
  await vi.advanceTimersByTimeAsync(5000)
  void pace.run(call('b'))
  await vi.advanceTimersByTimeAsync(0)
  expect(started).toEqual([
    ['a', 0],
    ['b', 5000],
  ])
})

it('goes on after a call that fails', async () => {
  const pace = createPace(1000)
  const failing = pace.run(() => Promise.reject(new Error('broken')))
  const fine = pace.run(call('b'))
  await Promise.all([expect(failing).rejects.toThrow('broken'), vi.runAllTimersAsync()])
  expect(await fine).toBe('b')
})

it('waits as long as the service wants, for every call, and tries again', async () => {
  const pace = createPace(1000)
  const refusals = [3000, 1000]
  const refused = pace.run(() => {
    const retryAfterMs = refusals.shift()
    return retryAfterMs === undefined
      ? call('a')()
      : Promise.reject(new TooManyRequests('/jadwal', retryAfterMs))
  })
  await vi.runAllTimersAsync()
  expect(await refused).toBe('a')
  // 3 s as asked, then 2 s: twice what was asked, as it had not been enough.
  expect(started).toEqual([['a', 5000]])
})

it('gives up after four tries', async () => {
  const pace = createPace(1000)
  const tries = vi.fn(() => Promise.reject(new TooManyRequests('/jadwal', 1000)))
  const refused = expect(pace.run(tries)).rejects.toBeInstanceOf(TooManyRequests)
  await vi.runAllTimersAsync()
  await refused
  expect(tries).toHaveBeenCalledTimes(4)
})
