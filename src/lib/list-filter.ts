/** What a list with search and sort order shows. It is kept in the address, so that reload and back keep it too. */
export interface ListFilter<Sort extends string> {
  search: string
  /** Null: the backend's own order. */
  sortBy: Sort | null
}

/** A choice of the filter sheet: its label, and its value in the address (or for the backend). */
export interface SortChoice<Sort extends string> {
  label: string
  value: Sort
}

/** Letters that the contract lets a search have. */
const LONGEST_SEARCH = 100

/** A search as it is asked for. */
const searchOf = (text: string) => text.trim().slice(0, LONGEST_SEARCH).trim()

/** Keyboards write an apostrophe in one of these ways, and titles have another: "Nurussa'adah", "Nurussa’adah". */
const APOSTROPHE = /['‘’ʼʻ`´′]/

/**
 * What a backend is asked for: the longest part of a search between its apostrophes. It finds all that the whole search
 * would find, and the contract asks a backend to ignore capitals alone (`Search` in openapi/parameters.yaml).
 */
export const askedSearch = (search: string): string =>
  search
    .split(APOSTROPHE)
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest))

/** The sort value of a text, or null. */
export function parseSort<Sort extends string>(
  choices: readonly SortChoice<Sort>[],
  value: string | null,
): Sort | null {
  return choices.find((choice) => choice.value === value)?.value ?? null
}

/** Reads the filter from an address's query. */
export function readFilter<Sort extends string>(
  params: URLSearchParams,
  choices: readonly SortChoice<Sort>[],
): ListFilter<Sort> {
  return {
    search: searchOf(params.get('search') ?? ''),
    sortBy: parseSort(choices, params.get('sortBy')),
  }
}

/** The query with the filter in it. Other parameters stay, for example a campaign's tracking. */
export function writeFilter(params: URLSearchParams, filter: ListFilter<string>): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('search')
  next.delete('sortBy')
  const search = searchOf(filter.search)
  if (search !== '') next.set('search', search)
  if (filter.sortBy !== null) next.set('sortBy', filter.sortBy)
  return next
}
