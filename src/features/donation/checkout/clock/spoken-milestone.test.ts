import { expect, it } from 'vitest'
import { spokenMilestone } from './spoken-milestone'

const none = { days: 0, hours: 0, minutes: 0, seconds: 0 }

it('speaks at five minutes and at one, and is silent before', () => {
  expect(spokenMilestone({ ...none, days: 1 })).toBe('')
  expect(spokenMilestone({ ...none, minutes: 5, seconds: 1 })).toBe('')
  expect(spokenMilestone({ ...none, minutes: 5 })).toContain('5 menit')
  expect(spokenMilestone({ ...none, minutes: 1, seconds: 1 })).toContain('5 menit')
  expect(spokenMilestone({ ...none, minutes: 1 })).toContain('1 menit')
})
