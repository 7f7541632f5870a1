import fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { remaining } from './countdown'

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
