// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { getCities, getHijri, getReverse } from '@/api/external'
import { citySearchQuery } from '@/domain/place/city-search'
import { addressQuery, placeCityQuery } from '@/domain/place/place-queries'
import { hijriQuery } from './prayer-times-queries'

vi.mock('@/api/external')
// Ends a task that the test's clock doesn't know.
vi.mock('@/lib/scheduling', () => ({ nextTask: () => Promise.resolve() }))

const cities = vi.mocked(getCities)
const hijri = vi.mocked(getHijri)
const reverse = vi.mocked(getReverse)
let client: QueryClient

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  client = new QueryClient()
  cities.mockReset()
  return async () => {
    await vi.advanceTimersByTimeAsync(10_000)
  }
})

/** The service's answer to every search: a body, or an error. */
const answer = (body: unknown) =>
  cities.mockImplementation(async (_word, decode) => {
    await Promise.resolve()
    if (body instanceof ApiError) throw body
    return decode(body)
  })
const refused = (status: number) =>
  new ApiError('refused', { status, operation: '/cari', message: 'Data not found' })

it.each([
  [{ status: true, data: null }],
  [{ status: false, message: 'Data not found' }],
  [refused(400)],
  [refused(404)],
])('a search that finds nothing may be told as %j', async (body) => {
  answer(body)
  const found = client.query(citySearchQuery('atlantis'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(await found).toEqual([])
  expect(cities).toHaveBeenCalledTimes(1)
})

it.each([[{}], [{ status: true }], [{ data: 'Malang' }], [refused(500)]])(
  'is an error: %j',
  async (body) => {
    answer(body)
    const failed = expect(client.query(citySearchQuery('malang'))).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(10_000)
    await failed
  },
)

it('the Hijri date of another day is not stored', async () => {
  const told = ['Kamis', '29 Safar 1448 H', '13-08-2026']
  hijri.mockImplementation((_adjustment, decode) =>
    Promise.resolve(decode({ data: { date: told } })),
  )
  const ask = async (date: string) => {
    const text = client.query(hijriQuery(date))
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(2000)
    return text
  }
  // The files before may write something else as late as this.
  const kept = () => localStorage.getItem('jm-hijriah')
  expect(await ask('2026-08-14')).toBeNull()
  expect(kept()).toBeNull()
  expect(await ask('2026-08-13')).toBe('Kamis, 29 Safar 1448 H')
  expect(kept()).toContain('29 Safar')
})

const monas = { latitude: -6.1754, longitude: 106.8272 }
const menteng = { position: monas, address: { city: 'Jakarta', country: 'Indonesia' }, city: null }

const observers = {
  'the address': () => new QueryObserver(client, addressQuery(monas)),
  'the city': () => new QueryObserver(client, placeCityQuery(menteng)),
  'the Hijri date': () => new QueryObserver(client, hijriQuery('2026-08-13')),
}

it.each(Object.entries(observers))(
  '%s that failed is asked for again a minute later',
  async (...row) => {
    const [, open] = row
    const date = ['Kamis', '29 Safar 1448 H', '13-08-2026']
    const bodies = {
      address: { address: menteng.address },
      city: { data: [{ id: '1301', lokasi: 'KOTA JAKARTA' }] },
      hijri: { data: { date } },
    }
    const broken = () => Promise.reject(refused(500))
    for (const call of [cities, hijri, reverse]) call.mockImplementation(broken)
    const observer = open()
    const leave = observer.subscribe(() => undefined)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(observer.getCurrentResult().isError).toBe(true)
    reverse.mockImplementation((_lat, _lon, decode) => Promise.resolve(decode(bodies.address)))
    cities.mockImplementation((_word, decode) => Promise.resolve(decode(bodies.city)))
    hijri.mockImplementation((_adjustment, decode) => Promise.resolve(decode(bodies.hijri)))
    await vi.advanceTimersByTimeAsync(45_000)
    expect(observer.getCurrentResult().data).toBeUndefined()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(observer.getCurrentResult().data).toBeDefined()
    leave()
  },
)
