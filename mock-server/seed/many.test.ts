import { expect, it } from 'vitest'
import { makeSeed } from '../state/seed-source'
import { makeMany } from './many'

const now = new Date('2026-03-14T08:15:00+07:00')
const seed = makeSeed(now, 'http://localhost:4010/assets')

it.each([1, 10, 40, 1000])('makes exactly %i of each, no two alike', (count) => {
  const { masjids, campaigns, donations } = makeMany(seed, count, now)
  for (const rows of [masjids, campaigns]) {
    expect(rows).toHaveLength(count)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(count)
  }
  expect(donations.get('ID-1')?.transactions).toHaveLength(count)
  expect(donations.get('KM-1')?.transactions).toHaveLength(count)
})

it('begins with the seed itself, and keeps away from the ids of sentinels', () => {
  const { masjids } = makeMany(seed, 10_000, now)
  expect(masjids.slice(0, 40)).toEqual(seed.masjids)
  expect(masjids.filter(({ id }) => id === 9408 || id === 9500)).toEqual([])
})
