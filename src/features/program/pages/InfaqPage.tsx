import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { invalidateQuery } from '@/api/query'
import { ownMasjid } from '@/domain/masjid/own-masjid'
import { openFirst, programPath } from '@/domain/program/program'
import { campaignInfaqQuery, type SortBy } from '@/domain/program/program-queries'
import { ProgramGrid, ProgramGridSkeleton } from '@/features/program/components/ProgramGrid'
import { SortFilterButton } from '@/features/program/components/SortFilterButton'
import type { ListFilter, SortChoice } from '@/lib/list-filter'
import { IconMoneybag, IconSearch } from '@/ui/icons'
import { LinkList } from '@/ui/list/LinkList'
import { SearchBox, SearchResults, useListFilter } from '@/ui/list/Search'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { useServerNow } from '@/ui/use-now'
import { useStore } from '@/ui/use-store'
import classes from './InfaqPage.module.css'

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

export const firstQueries = () => [campaignInfaqQuery('', null)]

export const firstPicture = { look: 'cards' } as const

/** Campaigns to give to, searched and sorted by the backend. */
export default function InfaqPage() {
  const client = useQueryClient()
  const own = useStore(ownMasjid, () => null)
  const { filter, searchBox, clearSearch, setSortBy } = useListFilter(sortChoices)
  return (
    <>
      <SearchBox label="Cari program" stickyAt={40} {...searchBox}>
        <SortFilterButton
          choices={sortChoices}
          sortBy={filter?.sortBy ?? null}
          onApply={(sortBy) => {
            const next = setSortBy(sortBy)
            // Applying reloads, even with the order already chosen, but never with the one that was replaced.
            void invalidateQuery(client, campaignInfaqQuery(next.search, next.sortBy))
          }}
        />
      </SearchBox>
      {own && (
        <div className={classes.own}>
          <LinkList
            label="Masjid saya"
            items={[
              {
                label: `Kencleng ${own.title}`,
                hint: 'Masjid saya',
                icon: <IconMoneybag size={24} stroke={1.7} />,
                to: programPath({ kind: 'kencleng', slug: own.slug }),
              },
            ]}
          />
        </div>
      )}
      <div className={classes.heading}>
        <SectionHeading>Bantu Mereka Sekarang</SectionHeading>
      </div>
      <InfaqGrid filter={filter} onClear={clearSearch} />
    </>
  )
}
