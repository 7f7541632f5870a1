// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetServerTime, learnServerTime } from '@/lib/time/server-clock'
import { remaining } from './countdown'
import { usePaymentClock } from './use-payment-clock'

const donatedAt = new Date('2026-11-25T08:00:00Z')
const deadline = new Date('2026-11-25T08:30:00Z')
const hour = 3_600_000

beforeEach(() => {
  forgetServerTime()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** What is left, in seconds, on a device whose clock is `off` by this much, after some seconds of the page. */
function left(off: number, after = 0) {
  vi.setSystemTime(donatedAt.getTime() + off)
  const { result } = renderHook(() => usePaymentClock({ donatedAt }))
  act(() => {
    vi.advanceTimersByTime(after * 1000)
  })
  const { now } = result.current
  const units = now && remaining(deadline, now)
  return units && units.days * 86_400 + units.hours * 3600 + units.minutes * 60 + units.seconds
}

it.each([
  [0, 0, 1800],
  [60_000, 0, 1740],
  [-1, 0, 1800],
  [-3 * hour, 0, 1800],
  [-3 * hour, 65, 1735],
  [-11 * 365 * 24 * hour, 65, 1735],
  [29 * 60_000, 61, null],
])('off by %i ms, %i s later: %s s are left', (off, after, seconds) => {
  expect(left(off, after)).toBe(seconds)
})

it.each([-3 * hour, 2 * hour])('off by %i ms, and the backend’s clock is known', (off) => {
  vi.setSystemTime(donatedAt.getTime() + off)
  learnServerTime('Wed, 25 Nov 2026 08:10:00 GMT', donatedAt.getTime() + off)
  expect(left(off)).toBe(1200)
})

it('a clock that is set back while the page is open leaves no more than there was', () => {
  vi.setSystemTime(donatedAt)
  const { result } = renderHook(() => usePaymentClock({ donatedAt }))
  vi.setSystemTime(donatedAt.getTime() - hour)
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  expect(result.current.now).toEqual(donatedAt)
})
