import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/place/zone'
import { knownRamadans } from '@/domain/prayer-times/hijri-calendar'
import { occasionsOf, planState } from './occasions'
import {
  changed,
  ended,
  newPlan,
  paused,
  type Plan,
  planSchema,
  type PlanWish,
  resumed,
  type Rhythm,
  withDay,
  withMissedTold,
} from './plan'

const HOUR = 3_600_000
const ramadans = knownRamadans('pemerintah')

const wish = (irama: Rhythm, sampai: string | null = null): PlanWish => ({
  program: { kind: 'campaign', slug: 'sumur', judul: 'Wakaf Sumur' },
  nominal: 20_000,
  metode: { nama: 'QRIS', kode: 'QRIS', jenis: 'QRIS' },
  irama,
  sampai,
})
const planOf = (irama: Rhythm, today: string, sampai: string | null = null): Plan =>
  newPlan(wish(irama, sampai), 1, '0123456789abcdef', today)

/** Whether a day is an occasion, by another way of reckoning. */
const isOccasion: Record<string, (day: string) => boolean> = {
  jumat: (day) => new Date(day).getUTCDay() === 5,
  bulan: (day) => day.endsWith('-28'),
  // The dates come from content/, which has the beginnings of three Ramadans.
  ramadan: (day) =>
    (day >= '2027-02-07' && day <= '2027-03-08') ||
    (day >= '2028-01-27' && day <= '2028-02-25') ||
    (day >= '2029-01-15' && day <= '2029-02-13'),
  'ramadan-akhir': (day) =>
    (day >= '2027-02-27' && day <= '2027-03-08') ||
    (day >= '2028-02-16' && day <= '2028-02-25') ||
    (day >= '2029-02-04' && day <= '2029-02-13'),
}
const rhythms: readonly Rhythm[] = [
  { cara: 'jumat' },
  { cara: 'bulan', tanggal: 28 },
  { cara: 'ramadan' },
  { cara: 'ramadan-akhir' },
]
const zones = ['Asia/Jakarta', 'America/New_York', 'Pacific/Kiritimati'] as const
const days = Object.fromEntries(
  zones.map((timeZone) => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
    return [timeZone, (moment: number) => format.format(moment)]
  }),
)
const dayIn = (zone: (typeof zones)[number], moment: number) => days[zone]?.(moment) ?? ''

/** Somebody looks at Home: after how long, where, how wrong the clock is then, and what is done about what is due. */
interface Visit {
  afterHours: number
  zone: (typeof zones)[number]
  wrongHours: number
  does: 'diberi' | 'dilewati' | null
}

/** Two years of visits from a first moment on, and what was told of each day. */
function live(irama: Rhythm, begin: number, visits: readonly Visit[]) {
  const [at] = visits
  let plan = planOf(irama, dayIn(at?.zone ?? 'Asia/Jakarta', begin))
  const told = { due: new Map<string, number>(), missed: new Map<string, number>() }
  const dealt = new Set<string>()
  const seen = new Set<string>()
  const note = (map: Map<string, number>, day: string) => map.set(day, (map.get(day) ?? 0) + 1)
  let moment = begin
  let last = plan.mulai
  for (const { afterHours, zone, wrongHours, does } of visits) {
    moment += afterHours * HOUR
    if (moment > begin + 2 * 365 * 24 * HOUR) break
    const today = dayIn(zone, moment + wrongHours * HOUR)
    const state = planState(plan, today, ramadans)
    expect(state.today === 'due').toBe(
      isOccasion[irama.cara]?.(today) === true && today >= plan.mulai && !dealt.has(today),
    )
    for (const day of state.missed) {
      expect(day < today && !dealt.has(day)).toBe(true)
      note(told.missed, day)
    }
    plan = withMissedTold(plan, today)
    // Read anew, as from the device.
    plan = planSchema.parse(JSON.parse(JSON.stringify(plan)))
    seen.add(today)
    if (state.today === 'due') note(told.due, today)
    if (state.today === 'due' && does !== null) {
      plan = withDay(plan, today, does)
      dealt.add(today)
    }
    if (today > last) last = today
  }
  const all: string[] = []
  for (let day = plan.mulai; day <= last; day = addDays(day, 1))
    if (isOccasion[irama.cara]?.(day)) all.push(day)
  return { plan, told, dealt, seen, all, last }
}

const visitsOf = (zone: fc.Arbitrary<Visit['zone']>, wrongHours: fc.Arbitrary<number>) =>
  fc.array(
    fc.record<Visit>({
      // Often several times a day, sometimes after months.
      afterHours: fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: 1, max: 40 }) },
        { weight: 2, arbitrary: fc.integer({ min: 40, max: 400 }) },
        { weight: 1, arbitrary: fc.integer({ min: 400, max: 2500 }) },
      ),
      zone,
      wrongHours,
      does: fc.constantFrom('diberi', 'dilewati', null, null),
    }),
    { minLength: 250, maxLength: 450 },
  )

/** 10.00 of some hour between the changes of clocks of two years. */
const beginnings = fc
  .integer({ min: 0, max: 365 * 24 })
  .map((hours) => Date.parse('2026-11-27T03:00:00Z') + hours * HOUR)

describe.each(rhythms)('two years of $cara', (irama) => {
  it.each(zones)(
    'in %s: each occasion is due on its day, and told once if it was missed',
    (zone) => {
      fc.assert(
        fc.property(beginnings, visitsOf(fc.constant(zone), fc.constant(0)), (begin, visits) => {
          const { told, dealt, seen, all, last } = live(irama, begin, visits)
          for (const day of all) {
            const wasMissed = !dealt.has(day) && day < last
            expect(told.missed.get(day) ?? 0, day).toBe(wasMissed ? 1 : 0)
            expect(told.due.has(day), day).toBe(seen.has(day))
          }
          expect([...told.missed.keys()].every((day) => all.includes(day))).toBe(true)
        }),
        { numRuns: 15, endOnFailure: true },
      )
    },
  )

  it('among zones, and with clocks that run ahead or behind: none is told twice, or never', () => {
    const wrong = fc.oneof(
      { weight: 9, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: -2000, max: 2000 }) },
    )
    fc.assert(
      fc.property(beginnings, visitsOf(fc.constantFrom(...zones), wrong), (begin, visits) => {
        const { plan, told, dealt, all } = live(irama, begin, visits)
        for (const day of all) {
          const times = told.missed.get(day) ?? 0
          expect(times, day).toBeLessThanOrEqual(1)
          if (day <= plan.dilihat && !dealt.has(day)) expect(times, day).toBe(1)
        }
      }),
      { numRuns: 30, endOnFailure: true },
    )
  })
})

it.each<[string, Rhythm, string | null, string[]]>([
  [
    'Fridays to the end',
    { cara: 'jumat' },
    '2026-12-11',
    ['2026-11-27', '2026-12-04', '2026-12-11'],
  ],
  [
    'a day that has gone this month',
    { cara: 'bulan', tanggal: 26 },
    '2027-01-31',
    ['2026-12-26', '2027-01-26'],
  ],
  ['an end before the first', { cara: 'jumat' }, '2026-11-26', []],
])('%s', (_what, irama, sampai, expected) => {
  const plan = planOf(irama, '2026-11-27', sampai)
  expect(occasionsOf(plan, '2026-01-01', '2028-01-01', ramadans)).toEqual(expected)
})

describe('what somebody decides', () => {
  const friday = '2026-11-27'
  const plan = planOf({ cara: 'jumat' }, friday)
  const on = (one: Plan, day: string) => planState(one, day, ramadans)

  it('days of a pause aren’t missed, and nothing is due in it', () => {
    expect(on(paused(plan), '2026-12-04')).toEqual({
      phase: 'paused',
      today: null,
      missed: [],
      next: null,
    })
    expect(on(resumed(paused(plan), '2026-12-19'), '2026-12-19')).toEqual({
      phase: 'running',
      today: null,
      missed: [],
      next: '2026-12-25',
    })
  })

  it('an ended one says nothing; one whose end has come tells the last that was missed', () => {
    expect(on(ended(plan), friday)).toMatchObject({ phase: 'ended', today: null, missed: [] })
    const short = planOf({ cara: 'jumat' }, friday, '2026-12-04')
    expect(on(short, '2026-12-04')).toMatchObject({ phase: 'running', today: 'due', next: null })
    expect(on(withMissedTold(short, '2026-12-04'), '2026-12-05')).toMatchObject({
      phase: 'ended',
      missed: ['2026-12-04'],
    })
  })

  it('a change takes no missed day along, and raises the version', () => {
    const other = changed(plan, wish({ cara: 'bulan', tanggal: 5 }), '2026-12-20')
    expect(other).toMatchObject({ urutan: 1, tanda: plan.tanda, mulai: friday })
    expect(on(other, '2026-12-20')).toMatchObject({ missed: [], next: '2027-01-05' })
    const ahead = planOf({ cara: 'jumat' }, '2036-01-01')
    expect(changed(ahead, wish({ cara: 'jumat' }), friday).mulai).toBe(friday)
  })

  it('what was given by mistake can be taken back', () => {
    const given = withDay(plan, friday, 'diberi')
    expect(on(given, friday).today).toBe('diberi')
    expect(withDay(given, friday, null)).toEqual(plan)
  })
})

it.each([
  ['day 29', { irama: { cara: 'bulan', tanggal: 29 } }],
  ['no amount', { nominal: 0 }],
  ['no program', { program: { kind: 'masjid', slug: 'x', judul: 'x' } }],
  ['a day that isn’t', { mulai: '2026-02-30' }],
  ['an unknown outcome', { hari: { '2026-11-27': 'lupa' } }],
])('a stored plan with %s is refused', (_what, change) => {
  const plan = planOf({ cara: 'jumat' }, '2026-11-27')
  expect(planSchema.safeParse(plan).success).toBe(true)
  expect(planSchema.safeParse({ ...plan, ...change }).success).toBe(false)
})
