import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useLocation } from '@/api/location/use-location'
import { masjidListQuery } from '@/api/queries/program'
import {
  MASJID_CARD_HEIGHT,
  MasjidCard,
  MasjidCardSkeleton,
} from '@/features/masjid/components/MasjidCard'
import { paths } from '@/lib/paths'
import { IconBuildingMosque, IconMap, IconPlus } from '@/ui/icons'
import { LinkButton } from '@/ui/LinkButton'
import { NothingFound } from '@/ui/NothingFound'
import { QueryView } from '@/ui/QueryView'
import { SearchBox } from '@/ui/SearchBox'
import { useListFilter } from '@/ui/use-list-filter'
import { VirtualList } from '@/ui/VirtualList'
import classes from './MasjidListPage.module.css'

export const prefetch = (client: QueryClient) => client.query(masjidListQuery())

/** Cards that are on the first screen of a phone. */
const PRIORITY_CARDS = 4

/** The mosques of the network, searched by the backend (spec §2 Mosque list). */
export default function MasjidListPage() {
  const { filter, searchText, setSearchText, searchInput, clearSearch } = useListFilter([])
  const { location } = useLocation({ ask: true })
  const query = useQuery({
    ...masjidListQuery(filter?.search),
    enabled: filter !== null,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <SearchBox
        label="Cari masjid"
        placeholder="Cari masjid"
        value={searchText}
        onChange={setSearchText}
        stickyAt={40}
        inputRef={searchInput}
      />
      <div className={classes.links}>
        <LinkButton
          to={paths.masjidMap()}
          variant="light"
          leftSection={<IconMap size={20} aria-hidden />}
        >
          Cari di peta
        </LinkButton>
        <LinkButton
          to={paths.masjidRegister()}
          variant="default"
          leftSection={<IconPlus size={20} aria-hidden />}
        >
          Daftarkan masjid
        </LinkButton>
      </div>
      <QueryView
        query={query}
        skeleton={
          <div className={classes.bones}>
            {['1', '2', '3', '4', '5'].map((key) => (
              <MasjidCardSkeleton key={key} />
            ))}
          </div>
        }
        isEmpty={(masjids) => masjids.length === 0}
        empty={
          <NothingFound
            icon={<IconBuildingMosque size={32} stroke={1.5} />}
            onClear={clearSearch}
          />
        }
      >
        {(masjids) => (
          <>
            <p className="jm-hidden" role="status">
              {masjids.length} masjid
            </p>
            <div className={classes.list} data-stale={query.isPlaceholderData || undefined}>
              <VirtualList
                items={masjids}
                itemKey={(masjid) => masjid.id}
                rowHeight={MASJID_CARD_HEIGHT}
                gap={12}
                busy={query.isPlaceholderData}
              >
                {(masjid, index) => (
                  <MasjidCard
                    masjid={masjid}
                    location={location}
                    priority={index < PRIORITY_CARDS}
                  />
                )}
              </VirtualList>
            </div>
          </>
        )}
      </QueryView>
    </>
  )
}
