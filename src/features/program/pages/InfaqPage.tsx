import { useQueryClient } from '@tanstack/react-query'
import { invalidateQuery } from '@/api/query'
import { ownMasjid } from '@/domain/masjid/own-masjid'
import { programPath } from '@/domain/program/program-path'
import { campaignInfaqQuery } from '@/domain/program/program-queries'
import { InfaqGrid, sortChoices } from '@/features/program/components/InfaqGrid'
import { IconMoneybag } from '@/ui/icons'
import { LinkList } from '@/ui/list/LinkList'
import { useStore } from '@/ui/use-store'
import { SearchBox, useListFilter } from '@/ui/list/Search'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { SortFilterButton } from '@/features/program/components/SortFilterButton'
import classes from './InfaqPage.module.css'

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
