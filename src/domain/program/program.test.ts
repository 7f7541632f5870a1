import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { wholePercent } from '@/lib/format-number'
import {
  isProgramId,
  kindOfPath,
  openFirst,
  programOfPath,
  programPath,
  type ProgramSection,
  programSections,
  progressPercent,
  remainingTime,
  remainingTimeLabel,
  urgency,
} from './program'

const campaign = { kind: 'campaign', id: '101' } as const
const kencleng = { kind: 'kencleng', id: '101' } as const

it.each([
  ['ID-101', campaign, true],
  ['ID-101', kencleng, false],
  ['KM-101', kencleng, true],
  ['KM-101', campaign, false],
  ['101', campaign, true],
  [' 101 ', kencleng, true],
  ['1010', campaign, false],
  ['ID-10', campaign, false],
])('%j is the id of %j: %j', (value, program, expected) => {
  expect(isProgramId(value, program)).toBe(expected)
})

test.each(['campaign', 'kencleng'] as const)('an address tells that it is of a %s', (kind) => {
  expect(kindOfPath(programPath({ kind, slug: 'a' }))).toBe(kind)
  expect(kindOfPath(programPath({ kind, slug: 'a' }, 'donate'))).toBe(kind)
})

test('a slug does not deceive it', () => {
  expect(kindOfPath('/campaign/kencleng-masjid/detail')).toBe('campaign')
})

const isSection = (name: string): name is ProgramSection => name in programSections

test('each page of a program tells whose it is', () => {
  const kinds = fc.constantFrom('campaign' as const, 'kencleng' as const)
  const sections = fc.constantFrom(...Object.keys(programSections).filter(isSection))
  // Dots alone are steps to other folders, and the map stands beside the mosques' programs.
  const slugs = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((slug) => !/^\.{1,2}$/.test(slug) && slug !== 'map')
  fc.assert(
    fc.property(kinds, slugs, sections, (kind, slug, section) => {
      expect(programOfPath(programPath({ kind, slug }, section))).toEqual({ kind, slug })
    }),
  )
})

test.each([
  '/',
  '/infaq',
  '/campaign',
  '/campaign/',
  '/campaign/a/b',
  '/kencleng-masjid/map',
  '/x/a',
])('%s is no program’s', (path) => {
  expect(programOfPath(path)).toBeNull()
})

it.each([
  [250_000, 1_000_000, 25],
  [999_999, 1_000_000, 99.9999],
  [1_000_000, 1_000_000, 100],
  [1_000_001, 1_000_000, 100],
  [5, 0, 0],
  [null, 1_000, 0],
  [5, null, 0],
  [5, Number.NaN, 0],
  [5, Number.POSITIVE_INFINITY, 0],
  [Number.NaN, 1_000, 0],
  [-5, 1_000, 0],
])('%j of %j is %d %%', (total, target, percent) => {
  expect(progressPercent(total, target)).toBeCloseTo(percent, 10)
})

test('is told as the whole percents that are reached, whatever the amounts', () => {
  const upTo = (max: number) => fc.integer({ min: 1, max })
  const amount = fc.oneof(upTo(1_000), upTo(999_999_999_999))
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [total, target] = [Math.min(one, other), Math.max(one, other)]
      const told = wholePercent(progressPercent(total, target))
      expect(BigInt(told)).toBe((BigInt(total) * 100n) / BigInt(target))
    }),
  )
})

test('stays between 0 and 100 for any two numbers', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (total, target) => {
      const percent = progressPercent(total, target)
      expect(percent >= 0 && percent <= 100).toBe(true)
    }),
  )
})

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
