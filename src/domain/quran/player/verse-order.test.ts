import fc from 'fast-check'
import { expect, it } from 'vitest'
import { afterVerse, besideVerse, type Repeat, type Standing } from './verse-order'

const at = (surah: number, ayat: number, repeat: Repeat | null = null, round = 1): Standing => ({
  verse: { surah, ayat },
  repeat,
  round,
})
const [from, to] = [2, 4]
const thrice: Repeat = { from, to, times: 3, restS: 5 }
const written = (verse: { surah: number; ayat: number } | null) =>
  verse && `${verse.surah}:${verse.ayat}`

it.each<[string, Standing, boolean, string | null, string | null]>([
  ['the first', at(112, 1), false, null, '112:2'],
  ['the last', at(112, 4), false, '112:3', null],
  ['the last, where the next surah follows', at(112, 4), true, '112:3', '113:1'],
  ['the last of all', at(114, 6), true, '114:5', null],
  ['a repetition’s first', at(36, 2, thrice), true, null, '36:3'],
  ['a repetition’s last', at(36, 4, thrice), true, '36:3', null],
])('beside %s', (_which, standing, autoNext, previous, next) => {
  const beside = besideVerse(standing, autoNext)
  expect([written(beside.previous), written(beside.next)]).toEqual([previous, next])
})

it.each<[string, Standing, boolean, unknown]>([
  ['a verse', at(112, 1), false, { standing: at(112, 2), restS: 0 }],
  ['a surah', at(112, 4), false, null],
  ['a surah, where the next one follows', at(112, 4), true, { standing: at(113, 1), restS: 0 }],
  ['a round', at(36, 4, thrice), true, { standing: at(36, 2, thrice, 2), restS: 5 }],
  ['the last round', at(36, 4, thrice, 3), true, null],
])('after %s', (_which, standing, autoNext, after) => {
  expect(afterVerse(standing, autoNext)).toEqual(after)
})

it('each verse of a repetition is heard as often as was asked for, with a rest between two rounds', () => {
  const repeats = fc
    .record({
      from: fc.integer({ min: 1, max: 83 }),
      length: fc.integer({ min: 0, max: 82 }),
      times: fc.integer({ min: 1, max: 20 }),
      restS: fc.integer({ min: 0, max: 10 }),
    })
    .map(({ from: first, length, times, restS }) => ({
      ...{ from: first, to: Math.min(83, first + length), times, restS },
    }))
  fc.assert(
    fc.property(repeats, fc.boolean(), (repeat, autoNext) => {
      const heard: number[] = []
      let rests = 0
      let now: Standing | undefined = at(36, repeat.from, repeat)
      while (now) {
        heard.push(now.verse.ayat)
        const after = afterVerse(now, autoNext)
        if (after && after.standing.round > now.round) rests += after.restS
        now = after?.standing
      }
      const round = Array.from({ length: repeat.to - repeat.from + 1 }, (_, i) => repeat.from + i)
      expect(heard).toEqual(Array.from({ length: repeat.times }, () => round).flat())
      expect(rests).toBe((repeat.times - 1) * repeat.restS)
    }),
    { numRuns: 50 },
  )
})
