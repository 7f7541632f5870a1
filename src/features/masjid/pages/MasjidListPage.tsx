import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from '@/domain/place/use-location'
import { ownFirst, ownMasjid } from '@/domain/masjid/own-masjid'
import { masjidListQuery } from '@/domain/program/program-queries'
import { paths } from '@/lib/address/paths'
import { IconBuildingMosque, IconMap, IconPlus } from '@/ui/icons'
import { LinkButton } from '@/ui/button/Button'
import { PictureCard, PictureCardSkeleton } from '@/ui/picture/PictureCard'
import { FoundList, SearchBox, SearchResults, useListFilter } from '@/ui/list/Search'
import { useStore } from '@/ui/use-store'
import classes from './MasjidListPage.module.css'
import type { Location } from '@/domain/place/location-store'
import type { Program } from '@/domain/program/program'
import { TravelLine } from '@/features/masjid/components/TravelLine'

/** The height of most cards on a phone, in px. */
const MASJID_CARD_HEIGHT = 120

export const firstQueries = () => [masjidListQuery()]

/** Cards on the first screen of a phone. */
const PRIORITY_CARDS = 4

export const firstPicture = { look: 'cards' } as const

/** The mosques of the network, searched by the backend. */
export default function MasjidListPage() {
  const { filter, searchBox, clearSearch } = useListFilter([])
  const { location } = useLocation({ ask: true })
  const own = useStore(ownMasjid, () => null)
  const query = useQuery({
    ...masjidListQuery(filter?.search),
    enabled: filter !== null,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <SearchBox label="Cari masjid" stickyAt={40} {...searchBox} />
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
      <SearchResults
        query={query}
        skeleton={
          <div className={classes.skeleton}>
            {['1', '2', '3', '4', '5'].map((key) => (
              <PictureCardSkeleton key={key} flyer={key === '1'} />
            ))}
          </div>
        }
        icon={<IconBuildingMosque size={32} stroke={1.5} />}
        onClear={clearSearch}
      >
        {(masjids) => (
          <FoundList
            items={ownFirst(masjids, own)}
            itemKey={({ id }) => id}
            noun="masjid"
            rowHeight={MASJID_CARD_HEIGHT}
            stale={query.isPlaceholderData}
          >
            {(masjid, index) => (
              <MasjidCard masjid={masjid} location={location} priority={index < PRIORITY_CARDS} />
            )}
          </FoundList>
        )}
      </SearchResults>
    </>
  )
}

/** A mosque in the list. */
function MasjidCard({
  masjid: { slug, title, address, flyerUrl, position },
  location,
  priority,
}: {
  masjid: Program
  location: Location
  priority: boolean
}) {
  return (
    <PictureCard
      to={paths.masjid(slug)}
      title={title}
      text={address ?? '-'}
      pictureUrl={flyerUrl}
      priority={priority}
    >
      <TravelLine location={location} position={position} />
    </PictureCard>
  )
}
