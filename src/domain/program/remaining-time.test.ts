import { describe, expect, it } from 'vitest'

import { remainingTime, remainingTimeLabel } from './remaining-time'

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
    expect(label).toEqual({ text, spoken: text })
  })

  it('is ended when the deadline is no date', () => {
    expect(remainingTime(new Date(Number.NaN), now)).toEqual({ kind: 'ended' })
  })
})

it('shows ∞ without a deadline, and says it in words', () => {
  const remaining = remainingTime(null, now)
  expect(remaining).toEqual({ kind: 'unlimited' })
  expect(remainingTimeLabel(remaining)).toEqual({ text: '∞', spoken: 'Tanpa batas waktu' })
})
