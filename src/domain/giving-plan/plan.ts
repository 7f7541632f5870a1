import * as z from 'zod/mini'
import { addDays, daysBetween } from '@/domain/place/zone'
import { programKey, programPath, type ProgramRef } from '@/domain/program/program'
import { followedLocal, personalLocal } from '@/lib/storage/owned-storage'
import { ownedList } from '@/lib/storage/owned-value'
import { isCalendarDay } from '@/lib/time/calendar-day'
import { dayText } from '@/lib/time/day-words'

/** The last day of a month that each month has. */
export const LAST_MONTH_DAY = 28

/** Days of a plan whose outcome is kept: more than a year of them. */
const KEPT_DAYS = 400

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const some = z.string().check(z.minLength(1))
const day = z.string().check(z.refine(isCalendarDay))

const rhythmSchema = z.discriminatedUnion('cara', [
  z.object({ cara: z.literal('jumat') }),
  z.object({ cara: z.literal('bulan'), tanggal: whole(1, LAST_MONTH_DAY) }),
  z.object({ cara: z.literal('ramadan') }),
  z.object({ cara: z.literal('ramadan-akhir') }),
])

/** When a plan asks: each Friday, on a day of each month, on each night of Ramadan, or on its last ten. */
export type Rhythm = z.infer<typeof rhythmSchema>

const outcomeSchema = z.enum(['diberi', 'dilewati'])

export type Outcome = z.infer<typeof outcomeSchema>

export const planSchema = z.object({
  /** Its place in addresses, from 1. */
  id: whole(1, Number.MAX_SAFE_INTEGER),
  /** Random letters that name it in calendars, where plans of several devices meet. */
  tanda: z.string().check(z.regex(/^[\da-f]{16}$/)),
  program: z.object({ kind: z.enum(['campaign', 'kencleng']), slug: some, judul: some }),
  /** Whole rupiah. */
  nominal: whole(1, Number.MAX_SAFE_INTEGER),
  metode: z.object({ nama: some, kode: some, jenis: some }),
  irama: rhythmSchema,
  /** The first and the last day that may be an occasion, on the device's calendar as all days here; null: no end. */
  mulai: day,
  sampai: z.nullable(day),
  keadaan: z.enum(['jalan', 'jeda', 'akhir']),
  /** What became of a day. One that is missing wasn't dealt with. */
  hari: z.record(day, outcomeSchema),
  /** What was missed up to this day has been told. */
  dilihat: day,
  /** How often it was changed (RFC 5545, SEQUENCE), and which of these versions the calendar was given; null: none. */
  urutan: whole(0, 1_000_000),
  dikalender: z.nullable(whole(0, 1_000_000)),
})

/** What somebody has set out to give again and again. Nothing is ever charged by it: it only reminds. */
export type Plan = z.infer<typeof planSchema>

/** What a person decides of a plan. */
export type PlanWish = Pick<Plan, 'program' | 'nominal' | 'metode' | 'irama' | 'sampai'>

const yesterday = (today: string) => addDays(today, -1)
const later = (one: string, other: string) => (one > other ? one : other)

/** @param today on the device's calendar, `YYYY-MM-DD`, as everywhere below */
export const newPlan = (wish: PlanWish, id: number, tanda: string, today: string): Plan => ({
  ...wish,
  id,
  tanda,
  mulai: today,
  keadaan: 'jalan',
  hari: {},
  dilihat: yesterday(today),
  urutan: 0,
  dikalender: null,
})

/** Notes what became of a day, or with `null`, that nothing has. */
export function withDay(plan: Plan, of: string, outcome: Outcome | null): Plan {
  const others = Object.entries(plan.hari).filter(([other]) => other !== of)
  const all = outcome === null ? others : [...others, [of, outcome] as const]
  const newest = all.toSorted(([one], [other]) => (one < other ? -1 : 1)).slice(-KEPT_DAYS)
  return { ...plan, hari: Object.fromEntries(newest) }
}

/** What was missed before today has been told. A clock that was set back takes nothing of that back. */
export const withMissedTold = (plan: Plan, today: string): Plan => ({
  ...plan,
  dilihat: later(plan.dilihat, yesterday(today)),
})

export const paused = (plan: Plan): Plan => ({ ...plan, keadaan: 'jeda' })

/** Days of the pause weren't missed. */
export const resumed = (plan: Plan, today: string): Plan => ({
  ...withMissedTold(plan, today),
  keadaan: 'jalan',
})

export const ended = (plan: Plan): Plan => ({ ...plan, keadaan: 'akhir' })

/**
 * Another wish for a plan, which goes on by it: days before today weren't missed by the new one. One that was begun by a
 * clock that ran ahead begins today.
 */
export const changed = (plan: Plan, wish: PlanWish, today: string): Plan => ({
  ...withMissedTold(plan, today),
  ...wish,
  mulai: plan.mulai < today ? plan.mulai : today,
  keadaan: plan.keadaan === 'jeda' ? 'jeda' : 'jalan',
  urutan: plan.urutan + 1,
})

/** How many somebody may have. */
export const MOST_PLANS = 20

type Source = typeof personalLocal

const plansOf = (read: Source, write: Source) =>
  ownedList('jm-rutin', (row) => planSchema.safeParse(row).data ?? null, { read, write })

/** The present owner's plans, in the order in which they were made. */
export const plans = plansOf(followedLocal, personalLocal)

/** Eight random bytes in hexadecimal. */
const randomMark = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** @param today its first day, `YYYY-MM-DD` @returns whether it was stored */
export const addPlan = (wish: PlanWish, today: string, change: (plan: Plan) => Plan): boolean =>
  plans.update((all) => {
    const id = Math.max(0, ...all.map((one) => one.id)) + 1
    return [...all, change(newPlan(wish, id, randomMark(), today))]
  })

/** @returns whether it was stored */
export const changePlan = (id: number, change: (plan: Plan) => Plan): boolean =>
  plans.update((all) => all.map((one) => (one.id === id ? change(one) : one)))

/** @returns whether the device let it be deleted */
export const removePlan = (id: number): boolean =>
  plans.update((all) => all.filter((one) => one.id !== id))

/**
 * Notes for the plans of a program that something was given to it, as soon as that is recorded: the day is that of the
 * zone in which the giver then is.
 * @param today `YYYY-MM-DD`
 * @param source whose plans
 */
export function noteGift(program: ProgramRef, today: string, source: Source) {
  const own = plansOf(source, source)
  const isMeant = (plan: Plan) => programKey(plan.program) === programKey(program)
  if (own.get().some(isMeant))
    own.update((all) => all.map((one) => (isMeant(one) ? withDay(one, today, 'diberi') : one)))
}

/** When a plan asks: "Setiap Jumat, sebelum shalat Jumat". */
export function rhythmWords(rhythm: Rhythm): string {
  switch (rhythm.cara) {
    case 'jumat':
      return 'Setiap Jumat, sebelum shalat Jumat'
    case 'bulan':
      return `Setiap bulan, tanggal ${rhythm.tanggal}`
    case 'ramadan':
      return 'Setiap malam Ramadan'
    case 'ramadan-akhir':
      return 'Sepuluh malam terakhir Ramadan'
  }
}

/** Days that went by, at least one: "Jumat lalu terlewat". @param today `YYYY-MM-DD` */
export function missedWords(missed: readonly string[], today: string): string {
  const [day = '', ...others] = missed
  if (others.length > 0) return `${missed.length} kali terlewat`
  const [name = ''] = dayText(day).split(',')
  return daysBetween(day, today) <= 7 ? `${name} lalu terlewat` : `${dayText(day)} terlewat`
}

/** The address of the form, filled in as planned. It works on any device, since it needs no stored plan. */
export function giveAddress({ program, nominal, metode }: Plan): string {
  const wish = new URLSearchParams({
    nominal: String(nominal),
    metode: `${metode.jenis}.${metode.kode}`,
  })
  return `${programPath(program, 'donate')}?${wish.toString()}`
}
