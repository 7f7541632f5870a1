import { expect, it } from 'vitest'
import { readVerseNumber } from './read-verse-number'

it.each([
  ['1', 1],
  ['286', 286],
  [' 40 ', 40],
  ['040', 40],
  ['٤٠', 40],
  ['287', null],
  ['999', null],
  ['1000', null],
  ['0', null],
  ['-1', null],
  ['4.5', null],
  ['½', null],
  ['empat', null],
  ['', null],
])('%s is verse %s of 286', (text, ayat) => {
  expect(readVerseNumber(text, 286)).toBe(ayat)
})
