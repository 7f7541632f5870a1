import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fillIn } from './older-browsers'

const taken = (
  [
    [AbortSignal, ['any', 'timeout']],
    [URL, ['canParse']],
    [Array.prototype, ['toSorted', 'toReversed']],
  ] as const
).flatMap(([owner, names]) =>
  names.map((name) => ({
    owner,
    name,
    own: Object.getOwnPropertyDescriptor(owner, name) ?? {},
  })),
)

beforeAll(() => {
  for (const { owner, name } of taken) Reflect.deleteProperty(owner, name)
  fillIn()
})
afterAll(() => {
  for (const { owner, name, own } of taken) Object.defineProperty(owner, name, own)
})

it('ends what has one of several signals, with that one’s reason', () => {
  const [first, second] = [new AbortController(), new AbortController()]
  const signal = AbortSignal.any([first.signal, second.signal])
  expect(signal.aborted).toBe(false)
  second.abort('dibatalkan')
  first.abort('terlambat')
  expect([signal.aborted, signal.reason]).toEqual([true, 'dibatalkan'])
  expect(AbortSignal.any([first.signal]).reason).toBe('terlambat')
})

it('ends what takes too long', () => {
  vi.useFakeTimers()
  const signal = AbortSignal.timeout(8_000)
  vi.advanceTimersByTime(7_999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
  vi.useRealTimers()
})

it('reads addresses, sorts and turns round without changing the list', () => {
  expect([URL.canParse('https://masjid.id'), URL.canParse('masjid')]).toEqual([true, false])
  const list = [2, 10, 1]
  expect(list.toSorted((a, b) => a - b)).toEqual([1, 2, 10])
  expect(list.toReversed()).toEqual([1, 10, 2])
  expect(list).toEqual([2, 10, 1])
  expect(Object.keys(list)).toEqual(['0', '1', '2'])
})
