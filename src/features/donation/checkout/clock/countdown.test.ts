import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { checkoutPhase, remaining, spokenMilestone } from './countdown'

const now = new Date('2026-11-21T07:05:00Z')
const SECOND = 1_000
const HOUR = 3_600 * SECOND
const left = (milliseconds: number) => remaining(new Date(now.getTime() + milliseconds), now)

it.each([
  [1, [0, 0, 0, 1]],
  [24 * HOUR - SECOND, [0, 23, 59, 59]],
  [24 * HOUR, [1, 0, 0, 0]],
  [26 * HOUR + 3 * 60 * SECOND + 4 * SECOND, [1, 2, 3, 4]],
])('%d ms left: %j', (milliseconds, [days, hours, minutes, seconds]) => {
  expect(left(milliseconds)).toEqual({ days, hours, minutes, seconds })
})

it.each([0, -1, -24 * HOUR, Number.NaN])('has nothing left at %d ms', (milliseconds) => {
  expect(left(milliseconds)).toBeNull()
})

test('its units add up to the time left, in started seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 * 24 * HOUR }), (milliseconds) => {
      const countdown = left(milliseconds)
      if (countdown === null) throw new Error('time is left')
      const { days, hours, minutes, seconds } = countdown
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(
        Math.ceil(milliseconds / SECOND),
      )
      expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true)
    }),
  )
})

const deadline = new Date('2026-11-21T07:05:00Z')
const at = (seconds: number) => new Date(deadline.getTime() + seconds * 1000)
const unpaid = { status: 'unpaid', statusLabel: 'Belum Lunas', deadline } as const
const lost = (statusLabel: string, until: Date | null = deadline) =>
  ({ status: 'expired', statusLabel, deadline: until }) as const

describe('checkoutPhase', () => {
  it('believes the server, whatever the clock says', () => {
    const paid = { status: 'paid', statusLabel: 'Lunas', deadline } as const
    expect(checkoutPhase(paid, at(999), 0)).toBe('paid')
    expect(checkoutPhase(lost('Kedaluwarsa'), at(-999), 0)).toBe('expired')
    expect(checkoutPhase(lost('Kedaluwarsa', null), null, 0)).toBe('expired')
  })

  it('tells a payment that failed from one that came too late', () => {
    expect(checkoutPhase(lost('Gagal'), at(-1), 0)).toBe('failed')
    expect(checkoutPhase(lost('Gagal'), at(0), 0)).toBe('expired')
    expect(checkoutPhase(lost('Gagal', null), at(0), 0)).toBe('failed')
    // Before this page knows the time, it knows when it was answered.
    expect(checkoutPhase(lost('Gagal'), null, at(0).getTime())).toBe('expired')
    expect(checkoutPhase(lost('Gagal'), null, at(-1).getTime())).toBe('failed')
  })

  it('is payable until the deadline, and without a clock or a deadline', () => {
    expect(checkoutPhase(unpaid, at(-1), 0)).toBe('payable')
    expect(checkoutPhase(unpaid, null, 0)).toBe('payable')
    expect(checkoutPhase({ ...unpaid, deadline: null }, at(0), 0)).toBe('payable')
  })

  it('asks the server at the deadline before it warns', () => {
    expect(checkoutPhase(unpaid, at(0), at(-2).getTime())).toBe('checking')
    expect(checkoutPhase(unpaid, at(1), at(0.5).getTime())).toBe('lapsed')
  })
})

const none = { days: 0, hours: 0, minutes: 0, seconds: 0 }

it('speaks at five minutes and at one, and is silent before', () => {
  expect(spokenMilestone({ ...none, days: 1 })).toBe('')
  expect(spokenMilestone({ ...none, minutes: 5, seconds: 1 })).toBe('')
  expect(spokenMilestone({ ...none, minutes: 5 })).toContain('5 menit')
  expect(spokenMilestone({ ...none, minutes: 1, seconds: 1 })).toContain('5 menit')
  expect(spokenMilestone({ ...none, minutes: 1 })).toContain('1 menit')
})
