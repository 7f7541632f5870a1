import fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { formatCountdown, remaining } from './countdown'

const now = new Date('2026-11-21T07:05:00Z')
const SECOND = 1_000
const HOUR = 3_600 * SECOND
const left = (milliseconds: number) => remaining(new Date(now.getTime() + milliseconds), now)

it.each([
  [1, '00:00:01'],
  [SECOND, '00:00:01'],
  [SECOND + 1, '00:00:02'],
  [59 * SECOND, '00:00:59'],
  [60 * SECOND, '00:01:00'],
  [30 * 60 * SECOND, '00:30:00'],
  [HOUR - SECOND, '00:59:59'],
  [HOUR, '01:00:00'],
  [24 * HOUR - SECOND, '23:59:59'],
  [24 * HOUR, '1 hari 00:00:00'],
  [26 * HOUR + 3 * 60 * SECOND + 4 * SECOND, '1 hari 02:03:04'],
  [240 * HOUR, '10 hari 00:00:00'],
])('%d ms left: %s', (milliseconds, text) => {
  const countdown = left(milliseconds)
  expect(countdown && formatCountdown(countdown)).toBe(text)
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
