// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, TooManyRequests } from '@/api/errors'
import { getSchedule } from '@/api/external'
import { fallbackDays } from '@/domain/prayer-times/fallback-days'
import { PATIENCE_MS, usePrayerTimes } from './use-prayer-times'

vi.mock('@/api/external')
vi.mock('@/domain/prayer-times/fallback-days', { spy: true })

const schedule = vi.mocked(getSchedule)
const now = Date.parse('2026-11-21T12:00:00+07:00')
const bandung = { id: '1219', lokasi: 'KOTA BANDUNG' }
const position = { latitude: -6.9175, longitude: 107.6191 }
const times = { subuh: '04:06', dzuhur: '11:38', ashar: '15:00', maghrib: '17:52', isya: '19:05' }
const answer = { data: { daerah: 'JAWA BARAT', jadwal: times } }

const nowhere = { prayerCity: null, position: null, pending: true, abroad: false, retry: vi.fn() }
type Place = Parameters<typeof usePrayerTimes>[1]

let client: QueryClient
function watch(place: Place, at = now) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, rerender } = renderHook((seen: Place) => usePrayerTimes(at, seen), {
    wrapper,
    initialProps: place,
  })
  const shown = () => {
    const { current } = result
    if (current.kind !== 'ready') return current.kind
    return current.days.estimated ? 'perkiraan' : 'resmi'
  }
  return { result, rerender, shown }
}
const advance = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    // The chunk with the computation.
    await vi.dynamicImportSettled()
  })
/** What a render starts begins only when its `act` is over, so the time passes in three steps. */
const pass = async (milliseconds: number) => {
  await advance(milliseconds - 20)
  await advance(10)
  await advance(10)
}

/** How the service reacts to a call: never answers, refuses, or answers. */
const never = () => new Promise<never>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(now)
  client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  localStorage.clear()
  schedule.mockReset()
})
afterEach(async () => {
  cleanup()
  client.clear()
  // The app has one queue: whatever still waits in it is ended here.
  schedule.mockReset()
  await vi.advanceTimersByTimeAsync(200_000)
  vi.useRealTimers()
})

describe('who waits', () => {
  it.each([
    ['a city, and a service that never answers', { prayerCity: bandung }, never],
    [
      'a city, and a service that is busy',
      { prayerCity: bandung },
      () => Promise.reject(new TooManyRequests('/jadwal', 20)),
    ],
    ['a position, and a geocoder that never answers', { position }, never],
  ] as const)('with %s, sees a computation after 4 s', async (_what, known, call) => {
    schedule.mockImplementation(call)
    const { shown } = watch({ ...nowhere, pending: !('prayerCity' in known), ...known })
    await pass(PATIENCE_MS - 100)
    expect(shown()).toBe('loading')
    await pass(200)
    expect(shown()).toBe('perkiraan')
  })

  it('sees the official times when they come', async () => {
    let come: (() => void) | undefined
    schedule.mockImplementation(
      (_id, _date, decode) =>
        new Promise((resolve) => {
          come = () => resolve(decode(answer))
        }),
    )
    const { shown, rerender } = watch({ ...nowhere, position })
    await pass(PATIENCE_MS + 100)
    expect(shown()).toBe('perkiraan')
    rerender({ ...nowhere, position, pending: false, prayerCity: bandung })
    await pass(3000)
    expect(shown()).toBe('perkiraan')
    come?.()
    await pass(100)
    expect(shown()).toBe('resmi')
  })

  it('for tomorrow’s first shalat after today’s last, sees today’s time as an estimate', async () => {
    schedule.mockImplementation((_id, date, decode) =>
      date === '2026-11-21' ? Promise.resolve(decode(answer)) : never(),
    )
    const late = Date.parse('2026-11-21T20:00:00+07:00')
    const { result, shown } = watch({ ...nowhere, pending: false, prayerCity: bandung }, late)
    await pass(PATIENCE_MS + 100)
    expect(shown()).toBe('perkiraan')
    expect(result.current.kind === 'ready' && result.current.days.days[1]?.subuh).toBe(
      Date.parse('2026-11-22T04:06:00+07:00'),
    )
  })
})

it('a failed schedule is asked for again every minute, and no skeleton comes of it', async () => {
  schedule.mockRejectedValue(
    new ApiError('refused', { status: 500, operation: '/jadwal', message: 'rusak' }),
  )
  const { shown } = watch({ ...nowhere, pending: false, prayerCity: bandung })
  await pass(3500)
  expect(shown()).toBe('perkiraan')
  const seen = new Set<string>()
  for (let second = 0; second < 70; second += 1) {
    await pass(1000)
    seen.add(shown())
  }
  expect([...seen]).toEqual(['perkiraan'])
  schedule.mockImplementation((_id, _date, decode) => Promise.resolve(decode(answer)))
  await pass(65_000)
  expect(shown()).toBe('resmi')
})

it('without a city, another try asks for the place, never for a schedule', async () => {
  const retry = vi.fn()
  // As when its chunk can't be fetched.
  vi.mocked(fallbackDays).mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { result, shown } = watch({ ...nowhere, pending: false, position, retry })
  await pass(100)
  expect(shown()).toBe('failed')
  if (result.current.kind === 'failed') result.current.retry()
  await pass(5000)
  expect(retry).toHaveBeenCalledTimes(1)
  expect(schedule).not.toHaveBeenCalled()
})
