import { describe, expect, it } from 'vitest'
import { makeProgram } from '@/domain/program/program-for-tests'
import { findMasjids, markersOf, MAX_SUGGESTIONS, viewOf } from './map-view'

const here = { latitude: -6.2, longitude: 106.8 }
const message = 'Gagal mendapatkan lokasi pengguna'

const masjid = (id: string, title: string, address: string | null, at = true) =>
  makeProgram({ id, slug: `masjid-${id}`, title, address, position: at ? here : null })

const masjids = [
  masjid('1', 'Musala Nurul Huda', 'Jl. Raya Al-Huda No. 2, Bekasi'),
  masjid('2', 'Masjid Raya Al-Huda', 'Kota Bandung'),
  masjid('3', 'Masjid Jami’ Al-Huda', null),
  masjid('4', 'Masjid An-Nur', 'Kota Makassar', false),
]

describe('viewOf', () => {
  it('waits while a position may come', () => {
    expect(viewOf({ kind: 'unknown' })).toBeNull()
    expect(viewOf({ kind: 'locating' })).toBeNull()
  })

  it('centres on the device at zoom 13', () => {
    const view = { kind: 'centre', position: here, zoom: 13 }
    expect(viewOf({ kind: 'located', position: here, accuracy: 20, at: 0 })).toEqual(view)
  })

  it.each(['refused', 'failed', 'unsupported'] as const)('shows Indonesia when %s', (kind) => {
    expect(viewOf({ kind, message })).toEqual({ kind: 'indonesia' })
  })
})

it('has a marker for each mosque with coordinates, and for no other', () => {
  const markers = markersOf(masjids, (slug) => `/x/${slug}`)
  expect(markers.map(({ id }) => id)).toEqual(['1', '2', '3'])
  expect(markers[0]).toMatchObject({ title: 'Musala Nurul Huda', href: '/x/masjid-1' })
})

describe('findMasjids', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['raya al huda', ['2', '1']],
    ['jami al-huda', ['3']],
    ["JAMI'", ['3']],
    ['huda', ['1', '2', '3']],
    ['makassar', ['4']],
    ['huda bandung', ['2']],
    ['tidak ada', []],
  ])('"%s" finds %j', (search, ids) => {
    expect(findMasjids(masjids, search).map(({ id }) => id)).toEqual(ids)
  })

  it('never suggests more than fit', () => {
    const many = Array.from({ length: 20 }, (_, index) => masjid(String(index), 'Masjid A', null))
    expect(findMasjids(many, 'masjid')).toHaveLength(MAX_SUGGESTIONS)
  })
})
