import { beforeEach, describe, expect, it } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import {
  type Address,
  decodeReverse,
  isAbroad,
  locationLabel,
  rememberPlace,
  storedPlace,
} from './place'

const entries = new Map<string, string>()
const memory = memoryStore(entries)
beforeEach(() => {
  entries.clear()
})

describe('the geocoder’s answer', () => {
  it('is read for the parts that name a place', () => {
    const read = { city: 'Samarinda', country: 'Indonesia', country_code: 'id' }
    const address = { road: 'Jalan Jakarta', shop: 'X', ...read }
    expect(decodeReverse({ lat: '-0.5', address })).toEqual(read)
  })

  it.each([
    [{ error: 'Unable to geocode' }],
    [{ address: {} }],
    [{ address: { country: 'Indonesia' } }],
  ])('is null for a miss: %j', (body) => {
    expect(decodeReverse(body)).toBeNull()
  })

  it.each([[null], ['<html>'], [[]], [{ address: 'Bandung' }]])('is refused as %j', (body) => {
    expect(() => decodeReverse(body)).toThrow(/expected/)
  })
})

describe('the remembered place', () => {
  const position = { latitude: -6.9175, longitude: 107.6191 }
  const place = {
    position,
    address: { city: 'Bandung', country: 'Indonesia' },
    city: { id: '1219', lokasi: 'KOTA BANDUNG' },
  }

  // 0.008993 degrees of latitude are 1 km on a sphere of 6371 km.
  it.each([
    [-6.9175, true],
    [-6.9175 + 0.00899, true],
    [-6.9175 + 0.009, false],
  ])('serves within 1 km: at latitude %f %s', (latitude, known) => {
    rememberPlace(place, memory)
    expect(storedPlace({ ...position, latitude }, memory)).toEqual(known ? place : null)
  })

  it('is not trusted as it is stored', () => {
    for (const text of ['{', 'null', '{"position":{"latitude":"x"}}', '{"address":{}}']) {
      entries.set('jm-tempat', text)
      expect(storedPlace(position, memory)).toBeNull()
    }
  })
})

describe('the label', () => {
  it.each<[Address, string | null]>([
    [{ county: 'Bandung', city: 'Bandung', country: 'Indonesia' }, 'Bandung, Indonesia'],
    [{ city: 'Samarinda', country: 'Indonesia' }, 'Samarinda, Indonesia'],
    [{ region: 'Badung', town: 'North Kuta', country: 'Indonesia' }, 'Badung, Indonesia'],
    [{ town: 'Ubud', country: 'Indonesia' }, 'Ubud, Indonesia'],
    [{ county: 'Bandung' }, 'Bandung'],
    [{ country: 'Indonesia' }, null],
    [{ county: '', country: 'Indonesia' }, null],
  ])('of %o is %s', (address, label) => {
    expect(locationLabel(address)).toBe(label)
  })
})

it.each<[Address, boolean]>([
  [{ country: 'Indonesia' }, false],
  [{ country: 'Indonésie' }, false],
  [{ country: 'Indonesien', country_code: 'id' }, false],
  [{ country: 'إندونيسيا', country_code: 'id' }, false],
  [{ country: '印度尼西亚', 'ISO3166-2-lvl4': 'ID-JB' }, false],
  [{ country_code: 'ID' }, false],
  [{}, false],
  [{ country: ' ' }, false],
  [{ country: 'Malaysia', country_code: 'my' }, true],
  [{ country: 'Timor-Leste' }, true],
  // The code is what counts.
  [{ country: 'Indonesia', country_code: 'sg' }, true],
])('%j is abroad: %s', (address, abroad) => {
  expect(isAbroad(address)).toBe(abroad)
})
