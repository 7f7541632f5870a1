import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { campaignInfaqQuery } from '@/api/queries/program'
import type { InfaqFilter } from '@/features/program/infaq-filter'
import { IconSearch } from '@/ui/icons'
import { NothingFound } from '@/ui/NothingFound'
import { ProgramCardSkeleton } from '@/ui/ProgramCard'
import { QueryView } from '@/ui/QueryView'
import { useNow } from '@/ui/use-now'
import { VirtualList } from '@/ui/VirtualList'
import { ProgramListCard } from './ProgramListCard'
import classes from './InfaqGrid.module.css'

/** Cards that are on the first screen of a phone. */
const PRIORITY_CARDS = 2

/** Of most cards on a phone, in px: a place kept for those further down. */
const CARD_HEIGHT = 270

/**
 * Campaigns in two columns (spec §2 /infaq). While a new search loads, the former list stays.
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
  const now = useNow()
  return (
    <QueryView
      query={query}
      skeleton={
        <div className={classes.grid}>
          {['1', '2', '3', '4'].map((key) => (
            <ProgramCardSkeleton key={key} layout="grid" />
          ))}
        </div>
      }
      isEmpty={(programs) => programs.length === 0}
      empty={<NothingFound icon={<IconSearch size={32} stroke={1.5} />} onClear={onClear} />}
    >
      {(programs) => (
        <>
          <p className="jm-hidden" role="status">
            {programs.length} program
          </p>
          <div className={classes.list} data-stale={query.isPlaceholderData || undefined}>
            <VirtualList
              items={programs}
              itemKey={(program) => program.id}
              columns={2}
              rowHeight={CARD_HEIGHT}
              gap={12}
              busy={query.isPlaceholderData}
            >
              {(program, index) => (
                <ProgramListCard program={program} now={now} priority={index < PRIORITY_CARDS} />
              )}
            </VirtualList>
          </div>
        </>
      )}
    </QueryView>
  )
}
