import type { SortBy } from '@/domain/program/program-queries'
import type { ListFilter, SortChoice } from '@/lib/list-filter'

/** What `/infaq` shows. */
export type InfaqFilter = ListFilter<SortBy>

/** The choices of the filter sheet: labels, and the backend's values, which are spelled differently. */
export const sortChoices = [
  { label: 'Paling Banyak', value: 'paling banyak' },
  { label: 'Paling Sedikit', value: 'Paling Sedikit' },
] as const satisfies SortChoice<SortBy>[]
