import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SortBy } from '@/api/queries/program'
import { readFilter, writeFilter } from './infaq-filter'
import { useHydrated } from '@/ui/use-hydrated'

/** A word is asked for once, not letter by letter, in milliseconds. */
const TYPING_PAUSE_MS = 250

/** The filter of `/infaq`, kept in the address and replaced there, so that "back" leaves the page at once. */
export function useInfaqFilter() {
  const [params, setParams] = useSearchParams()
  const hydrated = useHydrated()
  const filter = hydrated ? readFilter(params) : null
  // What is in the box runs ahead of what is asked for; null until somebody types.
  const [typed, setTyped] = useState<string | null>(null)

  const write = (change: { search: string } | { sortBy: SortBy | null }) => {
    setParams((current) => writeFilter(current, { ...readFilter(current), ...change }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  const writeSearch = useDebouncedCallback((search: string) => {
    write({ search })
  }, TYPING_PAUSE_MS)

  return {
    /** Null until the address has been read. */
    filter,
    searchText: typed ?? filter?.search ?? '',
    setSearchText: (text: string) => {
      setTyped(text)
      writeSearch(text)
    },
    setSortBy: (sortBy: SortBy | null) => {
      // A word just typed goes along, and must not bring the old order back afterwards.
      writeSearch.flush()
      write({ sortBy })
    },
  }
}
