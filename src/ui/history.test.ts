import { expect, it, vi } from 'vitest'
import { canGoBack, entryKey, noteEntry } from './history'

it('knows the first entry from later ones', () => {
  expect(canGoBack({ idx: 2, key: 'a', usr: null })).toBe(true)
  expect(canGoBack({ idx: 0 })).toBe(false)
})

it('goes by the home page when the entry is not the router’s', () => {
  expect(canGoBack(null)).toBe(false)
  expect(canGoBack({ idx: '3' })).toBe(false)
  expect(canGoBack('idx')).toBe(false)
})

it.each([
  [{ usr: null, key: 'abc', idx: 1 }, 'abc'],
  [{ usr: null, key: 'abc', idx: 1, jmSheet: ':r1:' }, 'abc'],
  [{ idx: 0 }, 'default'],
  [null, 'default'],
  ['text', 'default'],
])('the key of the entry %j is %s', (state, key) => {
  expect(entryKey(state)).toBe(key)
})

it('notes the entry that is shown, also below a sheet', () => {
  const history = { state: {} }
  history.state = { key: 'abc' }
  vi.stubGlobal('window', { history })
  const isHere = noteEntry()
  history.state = { key: 'abc', jmSheet: ':r1:' }
  expect(isHere()).toBe(true)
  history.state = { key: 'def' }
  expect(isHere()).toBe(false)
  vi.unstubAllGlobals()
})
