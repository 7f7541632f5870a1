import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { campaignInfaqQuery, type SortBy } from '@/domain/program/program-queries'
import { openFirst } from '@/domain/program/remaining-time'
import { IconSearch } from '@/ui/icons'
import { SearchResults } from '@/ui/list/Search'
import { useServerNow } from '@/ui/use-now'
import { ProgramGrid, ProgramGridSkeleton } from './ProgramGrid'
import type { ListFilter, SortChoice } from '@/lib/list-filter'

/** What `/infaq` shows. */
type InfaqFilter = ListFilter<SortBy>

/** The choices of the filter sheet: labels, and the backend's values, which are spelled differently. */
export const sortChoices = [
  { label: 'Paling Banyak', value: 'paling banyak' },
  { label: 'Paling Sedikit', value: 'Paling Sedikit' },
] as const satisfies SortChoice<SortBy>[]

/** The height of most cards on a phone, in px: reserved for those not drawn yet. */
const CARD_HEIGHT = 270

/**
 * Campaigns in two columns. While a new search loads, the former list stays.
 * @param filter null until the address has been read
 * @param onClear clears the search; undefined without a search
 */
export function InfaqGrid({
  filter,
  onClear,
}: {
  filter: InfaqFilter | null
  onClear: (() => void) | undefined
}) {
  const query = useQuery({
    ...campaignInfaqQuery(filter?.search ?? '', filter?.sortBy ?? null),
    enabled: filter !== null,
    placeholderData: keepPreviousData,
  })
  const now = useServerNow()
  return (
    <SearchResults
      query={query}
      skeleton={<ProgramGridSkeleton />}
      icon={<IconSearch size={32} stroke={1.5} />}
      onClear={onClear}
    >
      {(programs) => (
        <ProgramGrid
          // In an order that one has chosen, what has ended stays in its place.
          items={now === null || filter?.sortBy ? programs : openFirst(programs, now)}
          noun="program"
          now={now}
          rowHeight={CARD_HEIGHT}
          stale={query.isPlaceholderData}
        />
      )}
    </SearchResults>
  )
}
