import { expect, it } from 'vitest'
import { excess } from './keep-recitation'

const MB = 1_000_000

it.each([
  ['nothing', [], 0],
  ['20 files', Array<number>(20).fill(MB), 0],
  ['21 files', Array<number>(21).fill(MB), 1],
  ['200 MB', [100 * MB, 100 * MB], 0],
  ['a byte more', [100 * MB, 100 * MB, 1], 1],
  ['small old ones before a big new one', [MB, MB, 199 * MB], 1],
])('of %s, the oldest go', (_what, sizes, count) => {
  expect(excess(sizes)).toBe(count)
})
