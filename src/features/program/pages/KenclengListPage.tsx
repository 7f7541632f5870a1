import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@/domain/place/use-location'
import { masjidListQuery } from '@/domain/program/program-queries'
import { invalidateQuery } from '@/api/query'
import { KenclengGrid } from '@/features/program/components/KenclengGrid'
import { isByDistance, kenclengSortChoices } from '@/features/program/kencleng-filter'
import { paths } from '@/lib/address/paths'
import { IconMap } from '@/ui/icons'
import { LinkButton } from '@/ui/button/Button'
import { SearchBox, useListFilter } from '@/ui/list/Search'
import { SortFilterButton } from '@/features/program/components/SortFilterButton'
import classes from './KenclengListPage.module.css'

export const firstQueries = () => [masjidListQuery()]

/** The mosques' collection boxes, searched by the backend and sorted here. */
export default function KenclengListPage() {
  const client = useQueryClient()
  const { filter, searchBox, clearSearch, setSortBy } = useListFilter(kenclengSortChoices)
  const { location, request } = useLocation({ ask: true })
  return (
    <>
      <SearchBox label="Cari masjid" stickyAt={40} {...searchBox}>
        <SortFilterButton
          choices={kenclengSortChoices}
          sortBy={filter?.sortBy ?? null}
          onApply={(sortBy) => {
            const next = setSortBy(sortBy)
            // A user who wants the nearest wants to be located, even after an earlier refusal.
            if (isByDistance(sortBy) && location.kind !== 'located') request()
            void invalidateQuery(client, masjidListQuery(next.search))
          }}
        />
      </SearchBox>
      <div className={classes.map}>
        <LinkButton
          to={paths.masjidMap()}
          variant="light"
          fullWidth
          leftSection={<IconMap size={20} aria-hidden />}
        >
          Cari di peta
        </LinkButton>
      </div>
      <KenclengGrid filter={filter} location={location} onLocate={request} onClear={clearSearch} />
    </>
  )
}
