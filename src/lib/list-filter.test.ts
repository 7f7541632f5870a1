import { describe, expect, it } from 'vitest'
import {
  askedSearch,
  type ListFilter,
  readFilter,
  type SortChoice,
  writeFilter,
} from './list-filter'

type Sort = 'paling banyak' | 'Paling Sedikit'

const choices: SortChoice<Sort>[] = [
  { label: 'Paling Banyak', value: 'paling banyak' },
  { label: 'Paling Sedikit', value: 'Paling Sedikit' },
]
const noFilter: ListFilter<Sort> = { search: '', sortBy: null }
const empty = new URLSearchParams()

describe('the filter in the address', () => {
  it.each<ListFilter<Sort>>([
    noFilter,
    { search: 'masjid & sumur', sortBy: null },
    { search: '', sortBy: 'paling banyak' },
    { search: 'yatim', sortBy: 'Paling Sedikit' },
  ])('comes back as it was written: %j', (filter) => {
    expect(readFilter(writeFilter(empty, filter), choices)).toEqual(filter)
  })

  it('leaves no trace of an empty filter, and other parameters alone', () => {
    const params = new URLSearchParams('search=a&utm_source=web&sortBy=paling+banyak')
    expect(writeFilter(params, noFilter).toString()).toBe('utm_source=web')
  })

  it('does not believe a sort value that is none', () => {
    expect(readFilter(new URLSearchParams('sortBy=Terdekat'), choices)).toEqual(noFilter)
  })

  it('cuts a search that is longer than the contract lets it be', () => {
    const search = 'a'.repeat(101)
    const cut = 'a'.repeat(100)
    expect(readFilter(new URLSearchParams({ search }), choices).search).toBe(cut)
    expect(writeFilter(empty, { search, sortBy: null }).get('search')).toBe(cut)
  })

  it('trims the search', () => {
    expect(readFilter(new URLSearchParams('search=%20sumur%20'), choices).search).toBe('sumur')
    expect(writeFilter(empty, { search: '  ', sortBy: null }).toString()).toBe('')
  })
})

it.each([
  ["Nurussa'adah", 'Nurussa'],
  ['nurussa’adah', 'nurussa'],
  ['jum`at berkah', 'at berkah'],
  ["masjid jami'", 'masjid jami'],
  ['al-ikhlas kota', 'al-ikhlas kota'],
  ["'", ''],
])('%s is asked for as %s', (search, asked) => {
  expect(askedSearch(search)).toBe(asked)
})
