import { findSurahAyahByAyahId, JuzList, PageList, SajdaList, SurahList } from 'quran-meta'
import { describe, expect, it } from 'vitest'
import {
  beginningIn,
  boundsOf,
  byPage,
  isPageWhole,
  isVerse,
  partCounts,
  partOf,
  type Passage,
  passagesOf,
  sajdahOf,
  verseCount,
  verseCounts,
} from './mushaf'
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('the mushaf is that of quran-meta', () => {
  it('in the verses of each surah, 6,236 of them', () => {
    expect(verseCounts.reduce((sum, count) => sum + count, 0)).toBe(6236)
    expect(verseCounts).toEqual(numbers(114).map((surah) => SurahList[surah]?.[1]))
  })

  it.each([
    ['juz', 30, JuzList],
    ['halaman', 604, PageList],
  ] as const)('in where each %s begins and ends', (part, count, starts) => {
    expect(partCounts[part]).toBe(count)
    const place = (verse = 0) => {
      const [surah, ayat] = findSurahAyahByAyahId(verse)
      return { surah, ayat }
    }
    for (const number of numbers(count)) {
      const first = place(starts[number])
      const last = place((starts[number + 1] ?? 0) - 1)
      expect(boundsOf(part, number), `${part} ${number}`).toEqual({ first, last })
      expect([partOf(part, first), partOf(part, last)]).toEqual([number, number])
    }
  })

  it('in where one prostrates', () => {
    const ours = numbers(114).flatMap((surah) => sajdahOf(surah).map((ayat) => [surah, ayat]))
    expect(ours).toEqual(SajdaList.map(([verse]) => findSurahAyahByAyahId(verse)))
    expect(ours).toHaveLength(15)
  })
})

describe('passages', () => {
  const versesOf = ({ surah, from, to }: Passage) =>
    numbers(to - from + 1).map((nth) => `${surah}:${from + nth - 1}`)
  const all = numbers(114).flatMap((surah) => versesOf({ surah, from: 1, to: verseCount(surah) }))
  const juz = numbers(30).flatMap((number) => {
    const passages = passagesOf('juz', number)
    return passages ? [passages] : []
  })

  it('of all juz, or of all pages, have each verse once and in its order', () => {
    const pages = numbers(604).flatMap((number) => passagesOf('halaman', number) ?? [])
    expect(juz.flat().flatMap(versesOf)).toEqual(all)
    expect(pages.flatMap(versesOf)).toEqual(all)
  })

  it('by page have the same verses, each page ends once, and is whole where the juz has all of it', () => {
    const lying = juz.map((passages) => passages.flatMap(byPage))
    expect(lying.flat().flatMap(versesOf)).toEqual(all)
    expect(
      lying
        .flat()
        .every((one) => partOf('halaman', { surah: one.surah, ayat: one.to }) === one.page),
    ).toBe(true)
    const ended = lying.map((pages) => pages.flatMap(({ page, isEnd }) => (isEnd ? [page] : [])))
    expect(ended.flat()).toEqual(numbers(604))
    const torn = juz.flatMap(([{ surah, from }], index) =>
      (ended[index] ?? []).filter((page) => !isPageWhole(page, { surah, ayat: from })),
    )
    expect(torn).toEqual([62, 121, 201, 502])
  })
})

it.each([
  ['juz', 0],
  ['juz', 31],
  ['juz', 1.5],
  ['halaman', 605],
  ['halaman', -1],
] as const)('there is no %s %d', (part, number) => {
  expect(boundsOf(part, number)).toBeNull()
})

it.each([
  [1, 1, true],
  [1, 7, true],
  [1, 8, false],
  [2, 286, true],
  [2, 287, false],
  [114, 6, true],
  [115, 1, false],
  [0, 1, false],
  [2, 0, false],
  [2, 1.5, false],
])('%d:%d is a verse: %s', (surah, ayat, is) => {
  expect(isVerse({ surah, ayat })).toBe(is)
})

it('a surah that isn’t there has no verses', () => {
  expect([0, 115, 1.5, -1].map(verseCount)).toEqual([0, 0, 0, 0])
})

it('what begins at a verse', () => {
  const inBaqarah = beginningIn(2)
  expect([1, 6, 7, 142].map((ayat) => inBaqarah.get(ayat))).toEqual([
    'Halaman 2',
    'Halaman 3',
    undefined,
    'Juz 2 · Halaman 22',
  ])
  expect([...beginningIn(1)]).toEqual([[1, 'Juz 1 · Halaman 1']])
  // Its page began in the surah before.
  expect([...beginningIn(113)]).toEqual([])
})
