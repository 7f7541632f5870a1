import { type DistanceTo, distanceTo } from '@/domain/place/distance-to'
import type { Location } from '@/domain/place/location-store'
import type { ListFilter, SortChoice } from '@/lib/list-filter'
import type { Program } from '@/domain/program/program'

/** Orders of `/kencleng-masjid`, made on the device: the backend sorts only campaigns (spec §7). */
export type KenclengSort = 'terdekat' | 'terjauh' | 'paling-banyak' | 'paling-sedikit'

export type KenclengFilter = ListFilter<KenclengSort>

/** Choices of the filter sheet, in the specification's order (spec §2 /kencleng-masjid). */
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
 * Amounts come one call a program. Up to so many are asked for to sort by them; a longer list has to be narrowed by
 * the search first, since nobody's phone, and no backend, is to make thousands of calls for an order.
 */
export const MAX_AMOUNT_SORT = 200

/** What an order goes by: kilometres, or rupiah; null for what nobody knows. */
export type SortKey = (program: Program) => number | null

/** The order's key: the distance from the device, or what has been collected; null without an order. */
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

/** A sorted copy. What has no key comes last in either direction, and equals keep the backend's order. */
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
