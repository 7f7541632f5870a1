import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/place/zone'
import {
  allJuz,
  history,
  type Khatam,
  khatamState,
  pageCount,
  pageRanges,
  readKhatam,
  type Pace,
  unreadUpTo,
  withPlan,
  withPages,
} from './khatam'

const BEGIN = '2027-02-08'
const begun = (laju: Pace, juz: readonly number[] = allJuz): Khatam => ({
  id: 1,
  nama: 'Ramadan',
  laju,
  juz: [...juz],
  mulai: BEGIN,
  dibaca: {},
})
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

describe('what is due on a day', () => {
  it.each<[string, Pace, number[], number, number | null, string | null]>([
    // 604 pages in 30 days: 20.1 a day.
    ['thirty days', { cara: 'hari', jumlah: 30 }, [], 0, 21, '2027-03-09'],
    [
      'the same on the last day but one',
      { cara: 'hari', jumlah: 30 },
      from(1, 590),
      28,
      7,
      '2027-03-09',
    ],
    [
      'on the last day all that is left',
      { cara: 'hari', jumlah: 30 },
      from(1, 590),
      29,
      14,
      '2027-03-09',
    ],
    ['one day', { cara: 'hari', jumlah: 1 }, [], 0, 604, BEGIN],
    ['a juz a day: juz 1 has 21 pages', { cara: 'juz', jumlah: 1 }, [], 0, 21, '2027-03-09'],
    ['two juz a day', { cara: 'juz', jumlah: 2 }, [], 0, 41, '2027-02-22'],
    [
      'the rest of a juz that was begun',
      { cara: 'juz', jumlah: 1 },
      from(1, 20),
      1,
      1,
      '2027-03-10',
    ],
    ['pages', { cara: 'halaman', jumlah: 20 }, [], 0, 20, '2027-03-10'],
    [
      'fewer pages than a day has',
      { cara: 'halaman', jumlah: 20 },
      from(1, 600),
      3,
      4,
      '2027-02-11',
    ],
    ['no target', { cara: 'bebas' }, [], 0, null, null],
  ])('%s', (_, laju, read, day, due, ends) => {
    const khatam = withPages(begun(laju), read, addDays(BEGIN, -1))
    expect(khatamState(khatam, addDays(BEGIN, day))).toMatchObject({ due, ends })
  })

  it('days that were missed are spread over those that are left, never made up for at once', () => {
    const khatam = begun({ cara: 'hari', jumlah: 30 })
    const due = [0, 10, 20, 28].map((day) => khatamState(khatam, addDays(BEGIN, day)).due)
    expect(due).toEqual([21, 31, 61, 302])
  })

  it('by juz or pages the end moves instead', () => {
    const khatam = begun({ cara: 'halaman', jumlah: 20 })
    const late = khatamState(khatam, addDays(BEGIN, 5))
    expect(late).toMatchObject({ due: 20, ends: addDays(BEGIN, 35) })
  })

  it('what is read today stays today’s, whichever pages it was', () => {
    const today = addDays(BEGIN, 3)
    const khatam = withPages(begun({ cara: 'halaman', jumlah: 5 }), [7, 300], today)
    const state = khatamState(khatam, today)
    expect(state).toMatchObject({ due: 5, readToday: 2, today: [1, 2, 3, 7, 300] })
  })

  it('after its last day a khatam says so, and asks for nothing', () => {
    const khatam = withPages(begun({ cara: 'hari', jumlah: 30 }), from(1, 600), BEGIN)
    expect(khatamState(khatam, addDays(BEGIN, 29)).isOverdue).toBe(false)
    expect(khatamState(khatam, addDays(BEGIN, 30))).toMatchObject({ isOverdue: true, due: 0 })
  })

  it('a share of juz that meet within a page counts that page once', () => {
    expect(pageCount([1])).toBe(21)
    expect(pageCount(allJuz)).toBe(604)
    // Juz 7 begins within page 121.
    expect(pageCount([6]) + pageCount([7]) - pageCount([6, 7])).toBe(1)
    expect(khatamState(begun({ cara: 'juz', jumlah: 1 }, [7]), BEGIN)).toMatchObject({
      due: pageCount([7]),
      ends: BEGIN,
    })
  })

  it('with a clock set back nothing is lost, and nothing is below zero', () => {
    const khatam = withPages(begun({ cara: 'hari', jumlah: 30 }), from(1, 21), BEGIN)
    expect(khatamState(khatam, addDays(BEGIN, -40))).toMatchObject({ readToday: 0, due: 20 })
  })
})

describe('whatever the pace, the share and the days', () => {
  const pace = fc.oneof(
    fc.record({ cara: fc.constant('hari' as const), jumlah: fc.integer({ min: 1, max: 604 }) }),
    fc.record({ cara: fc.constant('juz' as const), jumlah: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ cara: fc.constant('halaman' as const), jumlah: fc.integer({ min: 1, max: 604 }) }),
  )
  const share = fc
    .uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1 })
    .map((juz) => juz.sort((one, other) => one - other))

  it('reading what is due each day, with days missed, ends it on the day that was foretold last', () => {
    fc.assert(
      fc.property(pace, share, fc.array(fc.boolean(), { maxLength: 12 }), (laju, juz, missed) => {
        let khatam = begun(laju, juz)
        let foretold: string | null = null
        for (let day = 0; day < 700; day += 1) {
          const today = addDays(BEGIN, day)
          const {
            unread,
            due,
            ends,
            isOverdue,
            finished,
            today: pages,
          } = khatamState(khatam, today)
          if (unread.length === 0) {
            expect(finished).not.toBeNull()
            if (foretold !== null) expect(finished && finished <= foretold).toBe(true)
            return
          }
          if (isOverdue) {
            expect(laju.cara).toBe('hari')
            return
          }
          expect(due).toBeGreaterThan(0)
          expect(ends && ends >= today).toBe(true)
          foretold = ends
          if (!missed[day]) khatam = withPages(khatam, pages, today)
        }
        throw new Error('it never ended')
      }),
      { numRuns: 60 },
    )
  })

  it('a page ticked and unticked leaves what there was', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 604 })),
        fc.integer({ min: 1, max: 604 }),
        (read, page) => {
          const khatam = withPages(
            begun({ cara: 'bebas' }),
            read.filter((one) => one !== page),
            BEGIN,
          )
          expect(withPages(withPages(khatam, [page], BEGIN), [page], null)).toEqual(khatam)
        },
      ),
    )
  })
})

it('pages that were read again keep their first day', () => {
  const once = withPages(begun({ cara: 'bebas' }), [1, 2], BEGIN)
  const twice = withPages(once, [2, 3], addDays(BEGIN, 1))
  expect(history(twice)).toEqual([
    { day: addDays(BEGIN, 1), pages: [3] },
    { day: BEGIN, pages: [1, 2] },
  ])
})

it.each<[number, number, number[]]>([
  // Page 2 ends with verse 5 of Al-Baqarah.
  [2, 5, [1, 2]],
  [2, 4, [1]],
  [1, 6, []],
  [114, 6, from(1, 604)],
])('who has come to %i:%i has read those pages', (surah, ayat, pages) => {
  expect(unreadUpTo(begun({ cara: 'bebas' }), { surah, ayat })).toEqual(pages)
})

it('only a khatam’s own unread pages are read by it', () => {
  const khatam = withPages(begun({ cara: 'bebas' }, [2]), [22], BEGIN)
  expect(unreadUpTo(khatam, { surah: 2, ayat: 157 })).toEqual([23])
})

it.each<[number[], string]>([
  [[], ''],
  [[7], '7'],
  [[1, 2, 3, 7, 9, 10], '1–3, 7, 9–10'],
])('pages %j in words', (pages, words) => {
  expect(pageRanges(pages)).toBe(words)
})

it.each([
  ['whole', {}, true],
  ['a day that isn’t one', { mulai: '2027-02-30' }, false],
  ['no juz', { juz: [] }, false],
  ['juz out of order', { juz: [3, 1] }, false],
  ['a juz that isn’t one', { juz: [31] }, false],
  ['no name', { nama: ' ' }, false],
  ['no pages', { dibaca: null }, false],
  ['a pace without a number', { laju: { cara: 'hari' } }, false],
  ['a pace of nothing', { laju: { cara: 'juz', jumlah: 0 } }, false],
])('stored: %s', (_, change, isRead) => {
  expect(readKhatam({ ...begun({ cara: 'bebas' }), ...change }) !== null).toBe(isRead)
})

it('a page that is damaged costs itself alone', () => {
  const dibaca = { 0: BEGIN, 5: BEGIN, 6: 'kemarin', 605: BEGIN, '07': BEGIN }
  expect(readKhatam({ ...begun({ cara: 'bebas' }), dibaca })?.dibaca).toEqual({ 5: BEGIN })
})

it('the days of another pace are counted from the day of the change', () => {
  const khatam = withPages(begun({ cara: 'hari', jumlah: 30 }), from(1, 304), BEGIN)
  const today = addDays(BEGIN, 50)
  const plan = { nama: 'Syawal', juz: [...allJuz] }
  const changed = withPlan(khatam, { ...plan, laju: { cara: 'hari', jumlah: 10 } }, today)
  expect(khatamState(changed, today)).toMatchObject({ due: 30, ends: addDays(today, 9) })
  expect(withPlan(khatam, { ...plan, laju: khatam.laju }, today).mulai).toBe(BEGIN)
})
