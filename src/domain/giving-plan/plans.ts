import { type ProgramRef, programKey } from '@/domain/program/program'
import { ownedList } from '@/lib/storage/owned-value'
import { followedLocal, personalLocal } from '@/lib/storage/owned-storage'
import { newPlan, type Plan, planSchema, type PlanWish, withDay } from './plan'

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
