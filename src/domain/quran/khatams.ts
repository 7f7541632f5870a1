import { ownedList } from '@/lib/storage/owned-value'
import { showToast } from '@/ui/overlay/toast-store'
import { type Khatam, type KhatamPlan, readKhatam, withPages } from './khatam'

/** How many somebody may have. */
export const MOST_KHATAMS = 20

/** The present owner's khatams, in the order in which they were begun. */
export const khatams = ownedList('jm-khatam', readKhatam)

/** @param today its first day, `YYYY-MM-DD` @returns the new khatam's id; null where the device refused */
export function beginKhatam(plan: KhatamPlan, today: string): number | null {
  let id = 0
  const isStored = khatams.update((all) => {
    id = Math.max(0, ...all.map((one) => one.id)) + 1
    return [...all, { id, ...plan, mulai: today, dibaca: {} }]
  })
  return isStored ? id : null
}

/** @returns whether it was stored */
export const changeKhatam = (id: number, change: (khatam: Khatam) => Khatam): boolean =>
  khatams.update((all) => all.map((one) => (one.id === id ? change(one) : one)))

/** @returns whether the device let it be deleted */
export const removeKhatam = (id: number): boolean =>
  khatams.update((all) => all.filter((one) => one.id !== id))

/** Notes that pages were read on a day, or with `null`, that they weren't; says so where the device refuses. */
export function tickPages(id: number, pages: readonly number[], readOn: string | null): boolean {
  const isStored = changeKhatam(id, (khatam) => withPages(khatam, pages, readOn))
  if (!isStored) showToast('Bacaan tidak dapat dicatat di perangkat ini.', { tone: 'error' })
  return isStored
}
