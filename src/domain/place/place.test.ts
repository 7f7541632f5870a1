import { beforeEach, describe, expect, it } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { decodeReverse, rememberPlace, storedPlace } from './place'

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
