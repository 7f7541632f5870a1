import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ListFilter, readFilter, type SortChoice, writeFilter } from '@/lib/list-filter'
import { useHydrated } from '@/ui/use-hydrated'

/** The pause after typing before a search is requested, in milliseconds. */
const TYPING_PAUSE_MS = 250

/** A list's filter. It is kept in the address and replaced there, so that "back" leaves the page at once. */
export function useListFilter<Sort extends string>(choices: readonly SortChoice<Sort>[]) {
  const [params, setParams] = useSearchParams()
  const hydrated = useHydrated()
  const filter = hydrated ? readFilter(params, choices) : null
  // The typed text is ahead of the requested one; null until the user types.
  const [typed, setTyped] = useState<string | null>(null)

  const write = (change: Partial<ListFilter<Sort>>) => {
    setParams((current) => writeFilter(current, { ...readFilter(current, choices), ...change }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  const writeSearch = useDebouncedCallback((search: string) => {
    write({ search })
  }, TYPING_PAUSE_MS)
  // Whoever taps something has done typing. Written later, the search would take the place of the history entry that a
  // sheet has made meanwhile, or be lost with the page.
  useWindowEvent(
    'click',
    () => {
      writeSearch.flush()
    },
    { capture: true },
  )

  const searchInput = useRef<HTMLInputElement>(null)

  return {
    /** Null until the address has been read. */
    filter,
    /** For a `SearchBox`. */
    searchBox: {
      value: typed ?? filter?.search ?? '',
      onChange: (text: string) => {
        setTyped(text)
        writeSearch(text)
      },
      inputRef: searchInput,
    },
    /** Clears the search and focuses its field; undefined without a search. */
    clearSearch: filter?.search
      ? () => {
          setTyped('')
          writeSearch.cancel()
          write({ search: '' })
          searchInput.current?.focus()
        }
      : undefined,
    /**
     * @returns the filter with this order. It includes text typed just now, whose own update is cancelled: it would
     *   bring the old order back.
     */
    setSortBy: (sortBy: Sort | null): ListFilter<Sort> => {
      writeSearch.cancel()
      const next = { search: (typed ?? filter?.search ?? '').trim(), sortBy }
      write(next)
      return next
    },
  }
}
