import { expect, it, test } from 'vitest'
import type { Figures } from './measure'
import type { Limits } from './pages'
import { missedLimits } from './verdict'

const good: Figures = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaint: 900,
  blocking: 90,
  shift: 0,
  script: 140_000,
  longTasks: 80,
  longestTask: 150,
}
const strict: Limits = { paint: 0.75, isQuick: true }
const missedBy = (limits: Limits, own: Partial<Figures>, stack: Partial<Figures> = {}) =>
  missedLimits(
    limits,
    { ...good, ...own },
    { bare: { ...good, largestPaint: 1200 }, stack: { ...good, longTasks: 100, ...stack } },
  )

it('names no limit that is kept', () => {
  expect(missedBy(strict, {})).toEqual([])
  expect(missedBy(strict, { performance: 50, shift: 0.01 })).toEqual([])
  expect(missedBy({}, { largestPaint: 9000, longTasks: 9000, longestTask: 9000 })).toEqual([])
  expect(missedBy({ isPrivate: true }, { seo: 60 })).toEqual([])
})

test.each<[Limits, Partial<Figures>, RegExp]>([
  [strict, { largestPaint: 901 }, /largest paint at 0.75/],
  [strict, { longTasks: 81 }, /long tasks at 0.81/],
  [strict, { longestTask: 151 }, /a task of 151 ms, not 150/],
  [{}, { accessibility: 99 }, /accessibility 99/],
  [{}, { bestPractices: 99 }, /best practices 99/],
  [{}, { seo: 99 }, /SEO 99/],
  [{}, { shift: 0.011 }, /layout shift 0.011/],
])('with %o, %o is named', (limits, own, words) => {
  expect(missedBy(limits, own)).toEqual([expect.stringMatching(words)])
})

it('a page that blocks nothing is within any limit', () => {
  expect(missedBy(strict, { longTasks: 0 }, { longTasks: 0 })).toEqual([])
  expect(missedBy(strict, { longTasks: 1 }, { longTasks: 0 })).toHaveLength(1)
})
