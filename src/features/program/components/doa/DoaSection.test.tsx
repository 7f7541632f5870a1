import { describe, expect, it } from 'vitest'
import { createPollInterval, keepUnchanged, pollDelay } from './DoaSection'

describe('pollDelay', () => {
  it('is a second, and doubles with failures in a row up to 30 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 50].map(pollDelay)).toEqual([
      1_000, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ])
  })
})

describe('createPollInterval', () => {
  const failed = (errorUpdateCount: number) => ({
    state: { status: 'error' as const, errorUpdateCount },
  })
  const fine = (errorUpdateCount: number) => ({
    state: { status: 'success' as const, errorUpdateCount },
  })

  it('backs off while calls fail, and returns to a second once one succeeds', () => {
    const interval = createPollInterval()
    expect([fine(0), failed(1), failed(2), failed(3), fine(3), failed(4)].map(interval)).toEqual([
      1_000, 1_000, 2_000, 4_000, 1_000, 1_000,
    ])
  })

  it('backs off when the very first calls fail', () => {
    const interval = createPollInterval()
    const pending = { state: { status: 'pending' as const, errorUpdateCount: 0 } }
    expect([pending, failed(1), failed(2), failed(3)].map(interval)).toEqual([
      1_000, 1_000, 2_000, 4_000,
    ])
  })

  it('does not hold failures of an earlier visit against a page', () => {
    expect(createPollInterval()(failed(7))).toBe(1_000)
  })
})

describe('keepUnchanged', () => {
  const list = (likes: number) => [{ id: '1', donatedAt: new Date(0), likes }]

  it('keeps the old list when nothing changed, dates included', () => {
    const before = list(1)
    expect(keepUnchanged(before, list(1))).toBe(before)
  })

  it('takes the new list when something changed', () => {
    const now = list(2)
    expect(keepUnchanged(list(1), now)).toBe(now)
    expect(keepUnchanged(undefined, now)).toBe(now)
  })
})
