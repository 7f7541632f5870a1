import { type DistanceTo, distanceTo } from '@/domain/place/distance'
import type { Location } from '@/domain/place/location-store'
import type { ListFilter, SortChoice } from '@/lib/list-filter'
import type { Program } from '@/domain/program/program'

/** The orders of `/kencleng-masjid`, made on the device: the backend sorts only campaigns. */
export type KenclengSort = 'terdekat' | 'terjauh' | 'paling-banyak' | 'paling-sedikit'

export type KenclengFilter = ListFilter<KenclengSort>

/** The choices of the filter sheet, in their agreed order. */
export const kenclengSortChoices = [
  { label: 'Terdekat', value: 'terdekat' },
  { label: 'Terjauh', value: 'terjauh' },
  { label: 'Paling Banyak', value: 'paling-banyak' },
  { label: 'Paling Sedikit', value: 'paling-sedikit' },
] as const satisfies SortChoice<KenclengSort>[]

export function isByDistance(sortBy: KenclengSort | null): boolean {
  return sortBy === 'terdekat' || sortBy === 'terjauh'
}

export function isByAmount(sortBy: KenclengSort | null): boolean {
  return sortBy === 'paling-banyak' || sortBy === 'paling-sedikit'
}

/**
 * Each amount is a call of its own, so up to this many programs are sorted by amount. A longer list has to be narrowed
 * by a search first: thousands of calls would burden phone and backend.
 */
export const MAX_AMOUNT_SORT = 200

/** The value to sort by: kilometres or rupiah; null if unknown. */
export type SortKey = (program: Program) => number | null

/** The kind of that value: distance from the device, or amount collected; null without an order. */
export function sortKey(
  sortBy: KenclengSort | null,
  location: Location,
  amounts: ReadonlyMap<string, number>,
): SortKey | null {
  if (isByDistance(sortBy)) {
    return (program) => {
      const distance: DistanceTo = distanceTo(location, program.position)
      return distance.kind === 'known' ? distance.km : null
    }
  }
  return isByAmount(sortBy) ? (program) => amounts.get(program.id) ?? null : null
}

/** A sorted copy. Rows without a value come last in either order, and equal ones keep the backend's order. */
export function sortPrograms(
  programs: readonly Program[],
  sortBy: KenclengSort | null,
  key: SortKey | null,
): readonly Program[] {
  if (key === null) return programs
  const direction = sortBy === 'terjauh' || sortBy === 'paling-banyak' ? -1 : 1
  return programs
    .map((program) => ({ program, value: key(program) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null)
        return Number(a.value === null) - Number(b.value === null)
      return direction * (a.value - b.value)
    })
    .map(({ program }) => program)
}
