import { expect, it } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { type Hideable, hide, isHidden, readHidden } from './hidden'

it.each<[string, Hideable, Hideable, boolean]>([
  ['the same', { key: 'kabar:a', version: 5 }, { key: 'kabar:a', version: 5 }, true],
  ['an older one', { key: 'kabar:a', version: 5 }, { key: 'kabar:a', version: 4 }, true],
  ['a newer one', { key: 'kabar:a', version: 5 }, { key: 'kabar:a', version: 6 }, false],
  ['another', { key: 'kabar:a', version: 5 }, { key: 'kabar:b', version: 5 }, false],
  [
    'what begins later in the same period',
    { key: 'dzikir:a', version: 5, hiddenUpTo: 8 },
    { key: 'dzikir:a', version: 7 },
    true,
  ],
  [
    'the next period',
    { key: 'dzikir:a', version: 5, hiddenUpTo: 8 },
    { key: 'dzikir:a', version: 9 },
    false,
  ],
])('%s is hidden or not', (_what, hidden, asked, expected) => {
  const source = memoryStore(new Map())
  expect(isHidden(readHidden(source), hidden)).toBe(false)
  hide(hidden, source)
  expect(isHidden(readHidden(source), asked)).toBe(expected)
})

it.each(['', '{', 'null', '[]', '7', '{"bayar:a":"x"}'])('%j hides nothing', (stored) => {
  const source = memoryStore(new Map([['jm-beranda', stored]]))
  expect(readHidden(source)).toEqual({})
  hide({ key: 'bayar:b', version: 0 }, source)
  expect(readHidden(source)).toEqual({ 'bayar:b': 0 })
})

it('forgets what was hidden longest ago', () => {
  const source = memoryStore(new Map())
  for (let number = 0; number < 50; number += 1)
    hide({ key: `bayar:${number}`, version: 0 }, source)
  hide({ key: 'bayar:0', version: 0 }, source)
  hide({ key: 'bayar:50', version: 0 }, source)
  const left = Object.keys(readHidden(source))
  expect(left).toHaveLength(50)
  expect(left).toContain('bayar:0')
  expect(left).not.toContain('bayar:1')
})

it('where storage is denied nothing is hidden, and nothing fails', () => {
  const denied = () => {
    throw new Error('denied')
  }
  hide({ key: 'bayar:a', version: 0 }, denied)
  expect(readHidden(denied)).toEqual({})
})
