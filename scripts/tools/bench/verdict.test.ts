import { expect, it, test } from 'vitest'
import type { Figures } from './measure'
import { missedLimits } from './verdict'

const good: Figures = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  firstPaint: 800,
  largestPaint: 900,
  speedIndex: 900,
  blocking: 90,
  shift: 0,
  script: 140_000,
  longTasks: 90,
}
const missedBy = (name: string, own: Partial<Figures>, stack: Partial<Figures> = {}) =>
  missedLimits(
    new Map([
      ['(bare)', { ...good, largestPaint: 1200 }],
      ['(stack)', { ...good, longTasks: 100, ...stack }],
      [name, { ...good, ...own }],
    ]),
  )

it('names no limit that is kept', () => {
  expect(missedBy('Home', {})).toEqual([])
  expect(missedBy('campaign', { longTasks: 100, shift: 0.01, performance: 98 })).toEqual([])
})

test.each<[string, Partial<Figures>, RegExp]>([
  ['Home', { largestPaint: 901 }, /largest paint at 0.75/],
  ['Home', { longTasks: 91 }, /long tasks at 0.91/],
  ['/infaq', { longTasks: 91 }, /long tasks at 0.91/],
  ['campaign', { longTasks: 101 }, /long tasks at 1.01/],
  ['campaign', { performance: 97 }, /performance 97, not 98/],
  ['campaign', { accessibility: 99 }, /accessibility 99/],
  ['campaign', { shift: 0.011 }, /layout shift 0.011/],
])('on %s, %o is told', (name, own, words) => {
  expect(missedBy(name, own)).toEqual([expect.stringMatching(words)])
})

it('asks no more of a page than the stack reaches on a slow machine', () => {
  expect(missedBy('campaign', { performance: 91 }, { performance: 91 })).toEqual([])
  expect(missedBy('campaign', { performance: 90 }, { performance: 91 })).toHaveLength(1)
})

it('a page that blocks nothing is within any limit', () => {
  expect(missedBy('campaign', { longTasks: 0 }, { longTasks: 0 })).toEqual([])
  expect(missedBy('campaign', { longTasks: 1 }, { longTasks: 0 })).toHaveLength(1)
})
