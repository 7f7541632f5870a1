import { beforeEach, expect, it } from 'vitest'
import { clockError, forgetServerTime, learnServerTime } from './server-clock'

const noon = Date.UTC(2026, 10, 25, 8)
const header = (ms: number) => new Date(ms).toUTCString()
const hour = 3_600_000

beforeEach(forgetServerTime)

it.each([
  ['three hours behind', noon - 3 * hour, 3 * hour],
  ['35 minutes ahead', noon + 35 * 60_000, -35 * 60_000],
  ['in 2015', Date.UTC(2015, 0, 1), noon - Date.UTC(2015, 0, 1)],
  ['59 s behind', noon - 59_000, 0],
  ['60 s behind', noon - 60_000, 60_000],
])('of a clock %s', (_name, now, error) => {
  learnServerTime(header(noon), now)
  expect(clockError.get()).toBe(error)
})

it('an answer from a cache, or without a date, teaches nothing', () => {
  learnServerTime(header(noon), noon - hour)
  for (const date of [header(noon - 2 * hour), null, 'kemarin']) learnServerTime(date, noon - hour)
  expect(clockError.get()).toBe(hour)
})

it('a clock that was set right is right', () => {
  learnServerTime(header(noon), noon - hour)
  learnServerTime(header(noon + 3_000), noon + 3_000)
  expect(clockError.get()).toBe(0)
})
