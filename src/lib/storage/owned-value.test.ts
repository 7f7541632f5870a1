import { beforeEach, expect, it, vi } from 'vitest'
import { memoryStore } from './memory-store-for-tests'
import { ownedList } from './owned-value'

const entries = new Map<string, string>()
const source = memoryStore(entries)
interface Row {
  a: number
}
const isRow = (row: unknown): row is Row =>
  typeof row === 'object' && row !== null && 'a' in row && typeof row.a === 'number'
const make = (write = source) =>
  ownedList('jm-khatam', (row) => (isRow(row) ? row : null), { read: source, write })
const stored = (): unknown => JSON.parse(entries.get('jm-khatam') ?? 'null')

beforeEach(() => {
  entries.clear()
})

it('is the same object until what is stored changes, also by another tab', () => {
  const list = make()
  expect(list.get()).toEqual([])
  expect(list.get()).toBe(list.get())
  entries.set('jm-khatam', '[{"a":1}]')
  const before = list.get()
  expect(before).toEqual([{ a: 1 }])
  expect(list.get()).toBe(before)
})

it('a change begins with what is stored at that moment, so that two tabs keep both', () => {
  const [one, other] = [make(), make()]
  one.get()
  other.get()
  one.update((all) => [...all, { a: 1 }])
  other.update((all) => [...all, { a: 2 }])
  expect(one.get()).toEqual([{ a: 1 }, { a: 2 }])
})

it.each<[string, Row[], unknown]>([
  ['[{"a":1},{"b":2},"x"]', [{ a: 1 }], [{ a: 1 }, { a: 9 }, { b: 2 }, 'x']],
  ['{"versi":2,"isi":[]}', [], [{ a: 9 }, { versi: 2, isi: [] }]],
  // Nobody can tell what it was.
  ['[1', [], [{ a: 9 }]],
  ['', [], [{ a: 9 }]],
])('what isn’t understood of %s is kept, out of sight', (text, shown, after) => {
  entries.set('jm-khatam', text)
  const list = make()
  expect(list.get()).toEqual(shown)
  list.update((all) => [...all, { a: 9 }])
  expect(stored()).toEqual(after)
  list.update(() => [])
  expect(list.get()).toEqual([])
})

it('an empty list is not stored', () => {
  const list = make()
  list.update(() => [{ a: 1 }])
  list.update(() => [])
  expect(entries.size).toBe(0)
})

it('tells of a change, and says that a refused one was none', () => {
  const told = vi.fn()
  const list = make()
  const end = list.subscribe(told)
  expect(list.update(() => [{ a: 1 }])).toBe(true)
  expect(told).toHaveBeenCalledOnce()
  end()
  list.update(() => [{ a: 2 }])
  expect(told).toHaveBeenCalledOnce()

  const full = make(() => ({
    ...source(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }))
  full.subscribe(told)
  expect(full.update(() => [{ a: 3 }])).toBe(false)
  expect(full.get()).toEqual([{ a: 2 }])
  expect(told).toHaveBeenCalledOnce()
})
