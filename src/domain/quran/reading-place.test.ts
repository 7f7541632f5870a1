import { expect, it } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { markPlace, readPlace } from './reading-place'

const at = Date.UTC(2026, 10, 27)

it('a marked place is read again', () => {
  const source = memoryStore(new Map())
  expect(readPlace(source)).toBeNull()
  expect(markPlace({ surah: 36, ayat: 40, at }, source)).toBe(true)
  expect(readPlace(source)).toEqual({ surah: 36, ayat: 40, at })
})

it.each([
  '',
  'null',
  '[]',
  '{"surah":36}',
  '{"surah":36,"ayat":84,"at":1}',
  '{"surah":115,"ayat":1,"at":1}',
  '{"surah":36,"ayat":1.5,"at":1}',
  '{"surah":36,"ayat":1,"at":null}',
])('a damaged one is none: %s', (text) => {
  expect(readPlace(memoryStore(new Map([['jm-tilawah', text]])))).toBeNull()
})
