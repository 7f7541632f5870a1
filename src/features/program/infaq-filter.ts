import type { SortBy } from '@/domain/program/program-queries'
import type { ListFilter, SortChoice } from '@/lib/list-filter'

/** What `/infaq` shows. */
export type InfaqFilter = ListFilter<SortBy>

/** Choices of the filter sheet: label and, spelled differently, the backend's value (spec §2, §9). */
export const sortChoices = [
  { label: 'Paling Banyak', value: 'paling banyak' },
  { label: 'Paling Sedikit', value: 'Paling Sedikit' },
] as const satisfies SortChoice<SortBy>[]
