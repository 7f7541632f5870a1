import { expect, test } from 'vitest'
import { keepSeed } from './seed-source'

const start = Date.parse('2026-03-14T08:15:00+07:00')

test.each([
  [0, 59_999, 'one'],
  [59_999, 60_000, 'two'],
  [60_000, 59_999, 'two'],
])('after %d ms and %d ms the seed is %s', (first, second, expected) => {
  const seedOf = keepSeed('http://localhost:4010/assets')
  const one = seedOf(new Date(start + first))
  expect(seedOf(new Date(start + second)) === one ? 'one' : 'two').toBe(expected)
})

test('what is kept can’t be changed, to the last row', () => {
  const seed = keepSeed('http://localhost:4010/assets')(new Date(start))
  const rows = [seed.campaigns[0], seed.donations.get('ID-1')?.transactions[0], seed.gifts[0]]
  expect(rows.map((row) => row !== undefined && Object.isFrozen(row))).toEqual([true, true, true])
})
