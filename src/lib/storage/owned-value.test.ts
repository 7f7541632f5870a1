import { beforeEach, expect, it, vi } from 'vitest'
import { memoryStore } from './memory-store-for-tests'
import { ownedValue } from './owned-value'

const entries = new Map<string, string>()
const source = memoryStore(entries)
const parse = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'number') : null
const make = (write = source) =>
  ownedValue<readonly number[]>('jm-khatam', parse, [], { read: source, write })

beforeEach(() => {
  entries.clear()
})

it('is the same object until what is stored changes, also by another tab', () => {
  const numbers = make()
  expect(numbers.get()).toEqual([])
  expect(numbers.get()).toBe(numbers.get())
  entries.set('jm-khatam', '[1,2]')
  const before = numbers.get()
  expect(before).toEqual([1, 2])
  expect(numbers.get()).toBe(before)
})

it('a change begins with what is stored at that moment, so that two tabs keep both', () => {
  const [one, other] = [make(), make()]
  one.get()
  other.get()
  one.update((all) => [...all, 1])
  other.update((all) => [...all, 2])
  expect(one.get()).toEqual([1, 2])
})

it.each(['', 'null', '{}', '"a"', '[1'])('what is damaged is empty: %s', (text) => {
  entries.set('jm-khatam', text)
  expect(make().get()).toEqual([])
})

it('an empty list is not stored', () => {
  const numbers = make()
  numbers.update(() => [1])
  numbers.update(() => [])
  expect(entries.size).toBe(0)
})

it('tells of a change, and says that a refused one was none', () => {
  const told = vi.fn()
  const numbers = make()
  const end = numbers.subscribe(told)
  expect(numbers.update(() => [1])).toBe(true)
  expect(told).toHaveBeenCalledOnce()
  end()
  numbers.update(() => [2])
  expect(told).toHaveBeenCalledOnce()

  const full = make(() => ({
    ...source(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }))
  full.subscribe(told)
  expect(full.update(() => [3])).toBe(false)
  expect(full.get()).toEqual([2])
  expect(told).toHaveBeenCalledOnce()
})
