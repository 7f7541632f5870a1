import { expect, it } from 'vitest'
import { parsePlace } from './bookmarks'

const at = Date.UTC(2026, 10, 27)

it('a marked place is read again', () => {
  expect(parsePlace({ surah: 36, ayat: 40, at })).toEqual({ surah: 36, ayat: 40, at })
})

it.each([
  { surah: 36 },
  { surah: 36, ayat: 84, at },
  { surah: 115, ayat: 1, at },
  { surah: 36, ayat: 1.5, at },
  { surah: 36, ayat: 1, at: null },
])('a damaged one is none: %j', (stored) => {
  expect(parsePlace(stored)).toBeNull()
})
