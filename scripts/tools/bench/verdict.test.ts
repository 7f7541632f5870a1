import { expect, it, test } from 'vitest'
import type { Figures } from './measure'
import type { Limits } from './pages'
import { missedLimits } from './verdict'

const good: Figures = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstPaint: 800,
  largestPaint: 900,
  speedIndex: 900,
  blocking: 90,
  shift: 0,
  script: 140_000,
  longTasks: 90,
}
const strict: Limits = { performance: 98, paint: 0.75, longTasks: 0.9 }
const missedBy = (limits: Limits, own: Partial<Figures>, stack: Partial<Figures> = {}) =>
  missedLimits(
    limits,
    { ...good, ...own },
    { bare: { ...good, largestPaint: 1200 }, stack: { ...good, longTasks: 100, ...stack } },
  )

it('names no limit that is kept', () => {
  expect(missedBy(strict, {})).toEqual([])
  expect(missedBy(strict, { performance: 98, shift: 0.01 })).toEqual([])
  expect(missedBy({}, { performance: 1, largestPaint: 9000, longTasks: 9000 })).toEqual([])
  expect(missedBy({ isPrivate: true }, { seo: 60 })).toEqual([])
})

test.each<[Limits, Partial<Figures>, RegExp]>([
  [strict, { largestPaint: 901 }, /largest paint at 0.75/],
  [strict, { longTasks: 91 }, /long tasks at 0.91/],
  [strict, { performance: 97 }, /performance 97, not 98/],
  [{}, { accessibility: 99 }, /accessibility 99/],
  [{}, { bestPractices: 99 }, /best practices 99/],
  [{}, { seo: 99 }, /SEO 99/],
  [{}, { shift: 0.011 }, /layout shift 0.011/],
])('with %o, %o is named', (limits, own, words) => {
  expect(missedBy(limits, own)).toEqual([expect.stringMatching(words)])
})

it('asks no more of a page than the stack reaches on a slow machine', () => {
  expect(missedBy(strict, { performance: 91 }, { performance: 91 })).toEqual([])
  expect(missedBy(strict, { performance: 90 }, { performance: 91 })).toHaveLength(1)
})

it('a page that blocks nothing is within any limit', () => {
  expect(missedBy(strict, { longTasks: 0 }, { longTasks: 0 })).toEqual([])
  expect(missedBy(strict, { longTasks: 1 }, { longTasks: 0 })).toHaveLength(1)
})
