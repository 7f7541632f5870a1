import type { SortBy } from '@/api/queries/program'

/** What `/infaq` shows: kept in the address, so that reload and back keep it too. */
export interface InfaqFilter {
  search: string
  sortBy: SortBy | null
}

export const noFilter: InfaqFilter = { search: '', sortBy: null }

/** Choices of the filter sheet: label and, spelled differently, the backend's value (spec §2, §9). */
export const sortChoices = [
  { label: 'Paling Banyak', value: 'paling banyak' },
  { label: 'Paling Sedikit', value: 'Paling Sedikit' },
] as const satisfies { label: string; value: SortBy }[]

/** The sort value that a text is, or null. */
export function parseSortBy(value: string | null): SortBy | null {
  return sortChoices.find((choice) => choice.value === value)?.value ?? null
}

/** Reads the filter from an address's query. */
export function readFilter(params: URLSearchParams): InfaqFilter {
  return {
    search: params.get('search')?.trim() ?? '',
    sortBy: parseSortBy(params.get('sortBy')),
  }
}

/** The query with the filter in it; other parameters, a campaign's tracking say, stay. */
export function writeFilter(params: URLSearchParams, filter: InfaqFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('search')
  next.delete('sortBy')
  if (filter.search.trim() !== '') next.set('search', filter.search.trim())
  if (filter.sortBy !== null) next.set('sortBy', filter.sortBy)
  return next
}
