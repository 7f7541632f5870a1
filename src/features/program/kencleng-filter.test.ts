import { describe, expect, it } from 'vitest'
import type { Location } from '@/domain/place/location-store'
import { makeProgram } from '@/domain/program/program-for-tests'
import { type KenclengSort, sortKey, sortPrograms } from './kencleng-filter'

const at = (id: string, longitude: number | null) =>
  makeProgram({ id, position: longitude === null ? null : { latitude: 0, longitude } })

const programs = [
  at('none', null),
  at('far', 109),
  at('near', 107),
  at('mid', 108),
  at('mid2', 108),
]
const here: Location = {
  kind: 'located',
  position: { latitude: 0, longitude: 106.5 },
  accuracy: 20,
  at: 0,
}
const refused: Location = { kind: 'refused', message: '' }
const amounts = new Map([
  ['far', 0],
  ['near', 500_000],
  ['mid', 25_000],
])

const order = (sortBy: KenclengSort | null, location: Location = here, known = amounts) =>
  sortPrograms(programs, sortBy, sortKey(sortBy, location, known)).map(({ id }) => id)

describe('the order of collection boxes', () => {
  it.each<[KenclengSort | null, string[]]>([
    [null, ['none', 'far', 'near', 'mid', 'mid2']],
    ['terdekat', ['near', 'mid', 'mid2', 'far', 'none']],
    ['terjauh', ['far', 'mid', 'mid2', 'near', 'none']],
    // An amount of 0 is an amount; an unknown one comes last in either order.
    ['paling-banyak', ['near', 'mid', 'far', 'none', 'mid2']],
    ['paling-sedikit', ['far', 'mid', 'near', 'none', 'mid2']],
  ])('%s', (sortBy, ids) => {
    expect(order(sortBy)).toEqual(ids)
  })

  it('keeps the backend’s order while nothing is known', () => {
    const unsorted = programs.map(({ id }) => id)
    expect(order('terdekat', refused)).toEqual(unsorted)
    expect(order('paling-banyak', here, new Map())).toEqual(unsorted)
  })
})
