import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSurahText } from '@/domain/quran/read-surah-text'
import type { SurahText } from '@/domain/quran/surah'
import { surahAnswer } from '@/domain/quran/surah-for-tests'
import { createTextIndex, type FoundVerse } from './text-index'
import { cutAround, wordsOf } from './words'

const surah = (nomor: number) => readSurahText(JSON.parse(surahAnswer(nomor)), nomor)

/** A device with some surahs. */
function device(...numbers: number[]) {
  const kept = new Map(numbers.map((nomor) => [nomor, surah(nomor)]))
  const read: number[] = []
  const index = createTextIndex({
    keptNumbers: () => Promise.resolve([...kept.keys()]),
    read: (nomor) => {
      read.push(nomor)
      return Promise.resolve(kept.get(nomor) ?? null)
    },
    pause: () => Promise.resolve(),
  })
  return { index, kept, read }
}

/** Verses with what is marked in them: "112:4 walam yakun". */
const lines = (verses: readonly FoundVerse[]) =>
  verses.map(({ surah: nomor, ayat, passage }) => {
    const marked = passage.filter(({ isMarked }) => isMarked).map(({ text }) => text)
    return `${nomor}:${ayat} ${marked.join(' ')}`
  })

const some = device(1, 2, 55, 103, 112).index

/** As the present service romanises, which other packages don't. */
const fatihah: SurahText = {
  ...surah(1),
  verses: surah(1).verses.map((verse) => ({
    ...verse,
    latin:
      verse.ayat === 1
        ? 'Bismillāhir-raḥmānir-raḥīm(i).'
        : verse.ayat === 2
          ? 'Al-ḥamdu lillāhi rabbil-‘ālamīn(a).'
          : null,
  })),
}

it.each([
  [
    'words of a translation, in any order',
    'yang BERIMAN; saling',
    ['103:3 yang beriman saling saling'],
  ],
  ['the beginning of a word', 'diperanak', ['112:3 diperanakkan']],
  ['romanised words', 'walam yakun', ['112:4 Walam yakun']],
  ['an article written to its word', 'as shamad', ['112:2 alssamadu']],
  ['words joined otherwise', 'qulhuwallahu ahad', ['112:1 Qul huwa Allahu ahadun']],
  ['an older spelling', 'sholat', ['2:43 salat']],
  ['a slip', 'bertakwaa', ['2:']],
  ['Arabic letters', 'قل', []],
  ['a single letter', 'a', []],
  ['an article alone', 'al', []],
  ['what isn’t there', 'kereta api', []],
])('%s', async (_what, search, expected) => {
  const { total, verses } = await some.search(search, 1)
  expect(lines(verses).map((line, at) => line.slice(0, expected[at]?.length))).toEqual(expected)
  expect(total > 0).toBe(expected.length > 0)
})

it.each([
  ['bismillahirrahmanirrahim', '1:1 Bismillāhir raḥmānir raḥīm'],
  ['bismillah', '1:1 Bismillāhir'],
  ['alhamdulillah', '1:2 Al ḥamdu lillāhi'],
  ['ar rahim', '1:1 raḥīm'],
  ['rabbil alamin', '1:2 rabbil ‘ālamīn'],
])('%s is found as the service romanises it', async (search, line) => {
  const index = createTextIndex({
    keptNumbers: () => Promise.resolve([1]),
    read: () => Promise.resolve(fatihah),
    pause: () => Promise.resolve(),
  })
  expect(lines((await index.search(search, 1)).verses)).toEqual([line])
})

it('meanings stay apart that romanised names don’t', async () => {
  const isa = lines((await some.search('Isa', 50)).verses)
  expect(isa.length).toBeGreaterThan(0)
  expect(isa.join()).not.toMatch(/\besa/i)
})

it('tells so many in full as are asked for, and how many there are', async () => {
  const all = await some.search('Allah', 500)
  const first = await some.search('Allah', 20)
  expect([first.total, first.verses.length]).toEqual([all.verses.length, 20])
  expect(first.verses).toEqual(all.verses.slice(0, 20))
})

it('what is kept later is found, what was deleted isn’t, and nothing is read twice', async () => {
  const { index, kept, read } = device(103)
  await Promise.all([index.search('masa', 20), index.search('rugi', 20)])
  expect(await index.search('beranak', 20)).toEqual({ kept: 1, total: 0, verses: [] })
  kept.set(112, surah(112))
  expect(await index.search('beranak', 20)).toMatchObject({ kept: 2, total: 1 })
  expect(read).toEqual([103, 112])
  kept.delete(112)
  expect(await index.search('beranak', 20)).toMatchObject({ kept: 1, total: 0 })
})

describe('a passage', () => {
  it('is a part of the text, letter for letter, with what was looked for', () => {
    const word = fc.stringMatching(/^[a-zāḥ‘]{1,12}$/)
    const gap = fc.constantFrom(' ', ', ', '-', ' (', '. ')
    const texts = fc.array(fc.tuple(word, gap), { minLength: 1, maxLength: 60, size: 'max' })
    fc.assert(
      fc.property(texts, fc.nat(), (pieces, seed) => {
        const text = pieces.flat().join('')
        const words = wordsOf(text)
        const target = words[seed % Math.max(1, words.length)]
        const parts = cutAround(text, words, ({ plain }) => plain === target?.plain)
        const shown = parts.map((part) => part.text).join('')
        const bare = shown.replace(/^…/, '').replace(/…$/, '')
        expect(text).toContain(bare)
        expect(shown.startsWith('…') || text.startsWith(bare)).toBe(true)
        expect(shown.endsWith('…') || text.endsWith(bare)).toBe(true)
        expect(shown.length).toBeLessThan(183)
        expect(parts.some(({ isMarked }) => isMarked)).toBe(target !== undefined)
      }),
    )
  })
})
