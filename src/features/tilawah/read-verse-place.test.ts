import { expect, it } from 'vitest'
import { passagesOf } from '@/domain/quran/mushaf'
import { readVersePlace } from './use-verse-place'

const baqarah = [{ surah: 2, from: 1, to: 286 }]

it.each([
  ['1', 1],
  ['286', 286],
  [' 40 ', 40],
  ['040', 40],
  ['٤٠', 40],
  ['2:40', 40],
  ['287', null],
  ['999', null],
  ['1000', null],
  ['0', null],
  ['-1', null],
  ['4.5', null],
  ['3:5', null],
  ['2:', null],
  ['½', null],
  ['empat', null],
  ['', null],
])('%s is verse %s of 286', (text, ayat) => {
  expect(readVersePlace(text, baqarah)).toEqual(ayat === null ? null : { surah: 2, ayat })
})

it.each([
  ['juz', 1, '2:5', { surah: 2, ayat: 5 }],
  ['juz', 1, '2.5', { surah: 2, ayat: 5 }],
  ['juz', 1, '2 : 5', { surah: 2, ayat: 5 }],
  ['juz', 1, '٢:٥', { surah: 2, ayat: 5 }],
  ['juz', 1, '100', { surah: 2, ayat: 100 }],
  // Both surahs have it.
  ['juz', 1, '5', null],
  ['juz', 1, '2:142', null],
  ['juz', 1, '9:999', null],
  ['juz', 2, '142', { surah: 2, ayat: 142 }],
  ['juz', 2, '141', null],
  ['halaman', 604, '6', { surah: 114, ayat: 6 }],
  ['halaman', 604, '112:4', { surah: 112, ayat: 4 }],
] as const)('in %s %d, %s is %j', (part, number, text, place) => {
  expect(readVersePlace(text, passagesOf(part, number) ?? [])).toEqual(place)
})
