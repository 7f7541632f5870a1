import { describe, expect, it } from 'vitest'
import { pollInterval } from './use-donation'

const waiting = {
  status: 'unpaid',
  failed: false,
  unknown: false,
  answeredAt: 100_000,
  failedAt: 0,
  retryAfterMs: 0,
} as const

describe('pollInterval', () => {
  it('asks every 3 s while unpaid, and no more once paid', () => {
    expect(pollInterval(waiting)).toBe(3_000)
    expect(pollInterval({ ...waiting, status: 'paid' })).toBe(false)
  })

  it('keeps looking, slowly, for a payment booked after the deadline', () => {
    expect(pollInterval({ ...waiting, status: 'expired' })).toBe(15_000)
  })

  it('backs off while it fails, up to 30 s', () => {
    const failing = (ms: number) =>
      pollInterval({ ...waiting, failed: true, failedAt: waiting.answeredAt + ms })
    expect(failing(1_000)).toBe(3_000)
    expect(failing(6_000)).toBe(6_000)
    expect(failing(12_000)).toBe(12_000)
    expect(failing(600_000)).toBe(30_000)
  })

  it('waits as long as the server asks for', () => {
    const tooOften = { ...waiting, failed: true, failedAt: waiting.answeredAt + 3_000 }
    expect(pollInterval({ ...tooOften, retryAfterMs: 90_000 })).toBe(90_000)
    expect(pollInterval({ ...tooOften, retryAfterMs: 1_000 })).toBe(3_000)
  })

  it('tries again by itself when there was no answer at all, but not for an unknown code', () => {
    const never = { ...waiting, status: undefined, failed: true, answeredAt: 0, failedAt: 9e11 }
    expect(pollInterval(never)).toBe(30_000)
    expect(pollInterval({ ...never, unknown: true })).toBe(false)
  })
})
