import { expect, it } from 'vitest'
import { isNewUpdate, withSeen } from './updates'

const on = (day: number) => ({ publishedAt: new Date(Date.UTC(2026, 10, day)) })
const at = (day: number) => Date.UTC(2026, 10, day)

it.each([
  ['on a first visit nothing is new', on(5), undefined, false],
  ['what was the newest then is not', on(5), at(5), false],
  ['what came later is', on(6), at(5), true],
  ['what comes to a program that had none is', on(1), 0, true],
  ['what has no date is not', { publishedAt: null }, 0, false],
])('%s', (_what, update, seen, expected) => {
  expect(isNewUpdate(update, seen)).toBe(expected)
})

it('remembers the newest, and never an older one', () => {
  expect(withSeen({}, 'campaign:a', [on(3), on(7), on(5)])).toEqual({ 'campaign:a': at(7) })
  expect(withSeen({ 'campaign:a': at(9) }, 'campaign:a', [on(7)])).toEqual({ 'campaign:a': at(9) })
  expect(withSeen({}, 'campaign:a', [])).toEqual({ 'campaign:a': 0 })
})

it('forgets the program that was seen longest ago', () => {
  let all = withSeen({}, 'campaign:first', [])
  for (let more = 1; more < 200; more += 1) all = withSeen(all, `campaign:${more}`, [])
  expect(all).toHaveProperty('campaign:first')
  all = withSeen(withSeen(all, 'campaign:first', []), 'campaign:last', [])
  expect(all).toHaveProperty('campaign:first')
  expect(all).not.toHaveProperty('campaign:1')
  expect(Object.keys(all)).toHaveLength(200)
})
