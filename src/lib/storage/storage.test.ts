import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { memoryStore } from './memory-store-for-tests'

import {
  anyLocal,
  anySession,
  heldStorage,
  readStored,
  removeStored,
  sessionStore,
  type StorageSource,
  writeStored,
} from './storage'

const entries = new Map<string, string>()
const memory = memoryStore(entries)
const denied: StorageSource<string> = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const full: StorageSource<string> = () => ({
  ...memory(),
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  },
})

const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)
const anything = (value: unknown) => value

beforeEach(() => {
  entries.clear()
})

describe('readStored', () => {
  it('reads what was written', () => {
    expect(writeStored(memory, 'tally', 33)).toBe(true)
    expect(readStored(memory, 'tally', asNumber)).toBe(33)
  })

  it('is null for a missing key', () => {
    expect(readStored(memory, 'tally', asNumber)).toBeNull()
  })

  it.each(['', 'undefined', '{', '33a', '"33"', 'null', '[33]'])('refuses a stored %j', (text) => {
    entries.set('tally', text)
    expect(readStored(memory, 'tally', asNumber)).toBeNull()
  })

  it('refuses what makes parse throw', () => {
    entries.set('tally', '33')
    const parse = () => {
      throw new TypeError('not this')
    }
    expect(readStored(memory, 'tally', parse)).toBeNull()
  })

  test('reads back every JSON value', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (key, value) => {
        if (value === null) return
        writeStored(memory, key, value)
        expect(JSON.stringify(readStored(memory, key, anything))).toBe(JSON.stringify(value))
      }),
    )
  })
})

describe('writeStored and removeStored', () => {
  it('forgets a value', () => {
    writeStored(memory, 'tally', 33)
    expect(removeStored(memory, 'tally')).toBe(true)
    expect(readStored(memory, 'tally', asNumber)).toBeNull()
  })

  it('keeps the old value when storage is full', () => {
    writeStored(memory, 'tally', 33)
    expect(writeStored(full, 'tally', 34)).toBe(false)
    expect(readStored(full, 'tally', asNumber)).toBe(33)
  })

  it('cannot keep what JSON cannot hold', () => {
    const loop: { self?: unknown } = {}
    loop.self = loop
    expect(writeStored(memory, 'loop', loop)).toBe(false)
    expect(entries.size).toBe(0)
  })
})

describe.each([
  ['denied', denied],
  ['full', full],
  ['null', () => null],
])('a session storage that is %s', (_name, get) => {
  beforeEach(() => {
    vi.stubGlobal('window', Object.defineProperty({}, 'sessionStorage', { get }))
  })
  afterEach(() => {
    removeStored(sessionStore, 'jm-reload')
    vi.unstubAllGlobals()
  })

  it('is made up for by memory, until a reload', () => {
    // From before: a reload must not find it again.
    entries.set('jm-reload', '32')
    expect(writeStored(sessionStore, 'jm-reload', 33)).toBe(true)
    expect(readStored(sessionStore, 'jm-reload', asNumber)).toBe(33)
    expect(heldStorage.getItem('jm-reload')).toBe('33')
    if (get === full) expect(entries.size).toBe(0)
    removeStored(sessionStore, 'jm-reload')
    expect(heldStorage.length).toBe(0)
  })

  it('holds nothing that could be stored after all', () => {
    writeStored(sessionStore, 'jm-reload', 33)
    vi.stubGlobal('window', { sessionStorage: memory() })
    writeStored(sessionStore, 'jm-reload', 34)
    expect(heldStorage.length).toBe(0)
    expect(entries.get('jm-reload')).toBe('34')
  })
})

// Unit tests run outside a browser: there is no `window`, as in prerendering.
it.each([
  ['denied', denied],
  ['localStorage while prerendering', anyLocal],
  ['sessionStorage while prerendering', anySession],
])('never throws: %s', (_name, source) => {
  expect(readStored(source, 'tally', asNumber)).toBeNull()
  expect(writeStored(source, 'tally', 33)).toBe(false)
  expect(removeStored(source, 'tally')).toBe(false)
})
