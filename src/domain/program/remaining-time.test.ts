import { describe, expect, it } from 'vitest'

import { openFirst, remainingTime, remainingTimeLabel, urgency } from './remaining-time'

const now = new Date('2026-11-21T14:05:00+07:00')

describe('a program with a deadline', () => {
  it.each([
    ['2020-01-01T00:00:00', 'Berakhir'],
    ['2026-11-21T14:04:59', 'Berakhir'],
    ['2026-11-21T14:05:00', 'Berakhir'],
    ['2026-11-21T14:05:01', '1 hari lagi'],
    ['2026-11-22T14:05:00', '1 hari lagi'],
    ['2026-11-22T14:05:01', '2 hari lagi'],
    ['2026-12-21T14:05:00', '30 hari lagi'],
  ])('until %s: %s', (end, text) => {
    const label = remainingTimeLabel(remainingTime(new Date(`${end}+07:00`), now))
    expect(label).toEqual({ text })
  })

  it.each([
    ['2026-11-21T14:05:00', 'ended'],
    ['2026-11-21T14:05:01', 'soon'],
    ['2026-11-24T14:05:00', 'soon'],
    ['2026-11-24T14:05:01', 'running'],
  ])('until %s it is %s', (end, look) => {
    expect(urgency(remainingTime(new Date(`${end}+07:00`), now))).toBe(look)
  })

  it('is ended when the deadline is no date', () => {
    expect(remainingTime(new Date(Number.NaN), now)).toEqual({ kind: 'ended' })
  })
})

it('shows ∞ without a deadline, and says it in words', () => {
  const remaining = remainingTime(null, now)
  expect(remaining).toEqual({ kind: 'unlimited' })
  expect(remainingTimeLabel(remaining)).toEqual({ sign: '∞', text: 'Tanpa batas waktu' })
  expect(urgency(remaining)).toBe('unlimited')
})

it('puts what has ended last, and leaves the rest in its order', () => {
  const program = (id: number, deadline: string | null) => ({
    id,
    deadline: deadline === null ? null : new Date(`${deadline}+07:00`),
  })
  const programs = [
    program(1, '2026-11-20T00:00:00'),
    program(2, '2027-01-01T00:00:00'),
    program(3, null),
    program(4, '2020-01-01T00:00:00'),
    program(5, '2026-11-22T00:00:00'),
  ]
  expect(openFirst(programs, now).map(({ id }) => id)).toEqual([2, 3, 5, 1, 4])
  expect(programs[0]?.id).toBe(1)
})
