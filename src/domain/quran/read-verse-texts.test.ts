import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasUnicodeMarks } from '@/lib/text/open-tanwin'
import { readSurahText } from './read-surah-text'
import { readFirstVerses } from './read-verse-texts'
import { surahAnswer } from './surah-for-tests'

const whole = (nomor: number) => readSurahText(JSON.parse(surahAnswer(nomor)), nomor)
const textsOf = (nomor: number, most: number) =>
  whole(nomor)
    .verses.slice(0, most)
    .map(({ audio: _, ...texts }) => texts)

it('the first verses of each surah are those that are read of it whole, and tell its spelling', () => {
  for (let nomor = 1; nomor <= 114; nomor += 1) {
    const verses = readFirstVerses(surahAnswer(nomor), nomor, 10)
    expect(verses).toEqual(textsOf(nomor, 10))
    expect(hasUnicodeMarks((verses ?? []).map(({ arab }) => arab).join(' '))).toBe(
      whole(nomor).asWritten,
    )
  }
})

it('of an answer that was cut anywhere, so many verses are read or none', () => {
  const answer = surahAnswer(36)
  const texts = textsOf(36, 10)
  const end = answer.indexOf('},{"nomorAyat":11')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: end + 100 }), (cut) => {
      expect(readFirstVerses(answer.slice(0, cut), 36, 10)).toEqual(cut > end ? texts : null)
    }),
  )
})

it.each<[string, string]>([
  ['another surah', surahAnswer(37)],
  ['verses in another order', surahAnswer(36, ([first, second]) => [second, first])],
  ['a verse without Arabic', surahAnswer(36, (all) => [{ ...all[0], teksArab: 'alif' }])],
  ['HTML', '<html>{"data":{"ayat":[{}]}}</html>'],
  ['another shape', '[[[{}]]]'],
])('nothing is read of %s', (_, answer) => {
  expect(readFirstVerses(answer, 36, 1)).toBeNull()
})
