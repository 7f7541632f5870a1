// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { memoryStore } from './memory-store-for-tests'
import { storedValue } from './storage'

const parse = (value: unknown) => (typeof value === 'number' ? value : null)

function storage(initial: Record<string, string> = {}) {
  const entries = new Map(Object.entries(initial))
  const source = memoryStore(entries)
  return { entries, source }
}

test('reads what is stored, else the fallback', () => {
  expect(storedValue('jm-tally', parse, 1, storage({ 'jm-tally': '5' }).source).get()).toBe(5)
  expect(storedValue('jm-tally', parse, 1, storage({ 'jm-tally': '"x"' }).source).get()).toBe(1)
  expect(storedValue('jm-tally', parse, 1, storage().source).get()).toBe(1)
})

test('keeps a new value, and tells of it', () => {
  const { entries, source } = storage()
  const stored = storedValue('jm-tally', parse, 1, source)
  const listener = vi.fn()
  const stop = stored.subscribe(listener)
  stored.set(7)
  expect(stored.get()).toBe(7)
  expect(entries.get('jm-tally')).toBe('7')
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  stored.set(8)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('hears of another tab, and reads again after nobody listened', () => {
  const { entries, source } = storage({ 'jm-tally': '1' })
  const stored = storedValue('jm-tally', parse, 0, source)
  expect(stored.get()).toBe(1)

  const listener = vi.fn()
  const stop = stored.subscribe(listener)
  entries.set('jm-tally', '2')
  window.dispatchEvent(new StorageEvent('storage', { key: 'jm-kota' }))
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'jm-tally' }))
  expect(listener).toHaveBeenCalledTimes(1)
  expect(stored.get()).toBe(2)
  entries.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(stored.get()).toBe(0)
  stop()

  entries.set('jm-tally', '9')
  stored.subscribe(listener)
  expect(stored.get()).toBe(9)
})

test('works for this visit where storage is denied', () => {
  const stored = storedValue('jm-tally', parse, 1, () => {
    throw new Error('denied')
  })
  expect(stored.get()).toBe(1)
  stored.set(2)
  stored.subscribe(() => undefined)
  expect(stored.get()).toBe(2)
})
