import { addDays, daysBetween } from '@/domain/place/zone'
import type { Ramadan } from '@/domain/prayer-times/hijri-calendar'
import { monthsLater } from '@/domain/prayer-times/month'
import type { Outcome, Plan } from './plan'

/** The Ramadans that are known, in their order. */
export type Ramadans = readonly Pick<Ramadan, 'first' | 'last'>[]

/** A Friday, from which others are counted. */
const FRIDAY = '2026-11-27'

/** How far ahead the next occasion is looked for: each Ramadan begins within a year and a month of the one before. */
const AHEAD_DAYS = 400

/**
 * The days from one to another on which a plan asks, in their order. A night of Ramadan belongs to the day in whose
 * evening it begins: the first is on the eve of the fast.
 * @param from,to on the device's calendar, `YYYY-MM-DD`
 */
export function occasionsOf(
  { irama, mulai, sampai }: Pick<Plan, 'irama' | 'mulai' | 'sampai'>,
  from: string,
  to: string,
  ramadans: Ramadans,
): string[] {
  const first = from > mulai ? from : mulai
  const last = sampai !== null && sampai < to ? sampai : to
  const days: string[] = []
  const addAll = (begin: string, end: string, step: (day: string) => string) => {
    for (let day = begin; day <= end && day <= last; day = step(day))
      if (day >= first) days.push(day)
  }
  if (irama.cara === 'jumat') {
    const ahead = ((daysBetween(first, FRIDAY) % 7) + 7) % 7
    addAll(addDays(first, ahead), last, (day) => addDays(day, 7))
  } else if (irama.cara === 'bulan') {
    const date = `-${String(irama.tanggal).padStart(2, '0')}`
    addAll(first.slice(0, 7) + date, last, (day) => monthsLater(day.slice(0, 7), 1) + date)
  } else {
    for (const { first: fast, last: end } of ramadans) {
      const begin = irama.cara === 'ramadan' ? -1 : 19
      addAll(addDays(fast, begin), addDays(end, -1), (day) => addDays(day, 1))
    }
  }
  return days
}

export interface PlanState {
  phase: 'running' | 'paused' | 'ended'
  /** What today is to it; null where today is no occasion, or it doesn't run. */
  today: 'due' | Outcome | null
  /** Occasions that went by and weren't told of yet. They never add up to anything. */
  missed: readonly string[]
  /** The first occasion after today; null where there is none, or none is known. */
  next: string | null
}

/**
 * Where a plan stands. Today's occasion depends on today alone, so that neither a clock nor a zone that was changed can
 * take it away or bring it twice; what was missed is told up to a day that only moves forward.
 * @param today on the device's calendar, `YYYY-MM-DD`
 */
export function planState(plan: Plan, today: string, ramadans: Ramadans): PlanState {
  const { keadaan, sampai, hari, dilihat } = plan
  if (keadaan !== 'jalan')
    return { phase: keadaan === 'jeda' ? 'paused' : 'ended', today: null, missed: [], next: null }
  const occasions = (from: string, to: string) => occasionsOf(plan, from, to, ramadans)
  const gone = dilihat < today ? occasions(addDays(dilihat, 1), addDays(today, -1)) : []
  const tomorrow = addDays(today, 1)
  const begins = tomorrow > plan.mulai ? tomorrow : plan.mulai
  return {
    phase: sampai !== null && sampai < today ? 'ended' : 'running',
    today: occasions(today, today).length === 0 ? null : (hari[today] ?? 'due'),
    missed: gone.filter((day) => hari[day] === undefined),
    next: occasions(begins, addDays(begins, AHEAD_DAYS))[0] ?? null,
  }
}
