import { describe, expect, it } from 'vitest'
import { nextStop } from './next-stop'

/** Six slides of 300 px with 12 px between them, in a window that shows not quite two. */
const stops = [0, 312, 624, 936, 1248, 1560]
const max = 1300

describe('the slide a tap leads to', () => {
  it.each([
    { from: 0, direction: 1, to: 1 },
    { from: 312, direction: 1, to: 2 },
    { from: 311.2, direction: 1, to: 2 },
    { from: 150, direction: 1, to: 1 },
    // The last slide can't come to the front.
    { from: 1248, direction: 1, to: 5 },
    { from: 1300, direction: 1, to: -1 },
    { from: 1560, direction: 1, to: -1 },
    { from: 0, direction: -1, to: -1 },
    { from: 1, direction: -1, to: -1 },
    { from: 312, direction: -1, to: 0 },
    { from: 312.8, direction: -1, to: 0 },
    { from: 150, direction: -1, to: 0 },
    { from: 1300, direction: -1, to: 4 },
    { from: 1560, direction: -1, to: 4 },
  ] as const)('from $from, $direction: slide $to', ({ from, direction, to }) => {
    expect(nextStop({ stops, from, max, direction })).toBe(to)
  })

  it('is none where all fit', () => {
    expect(nextStop({ stops: [0, 312], from: 0, max: 0, direction: 1 })).toBe(-1)
  })
})
