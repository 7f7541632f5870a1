import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { campaignInfaqQuery } from '@/api/queries/program'
import type { InfaqFilter } from '@/features/program/infaq-filter'
import { EmptyState } from '@/ui/EmptyState'
import { IconSearch } from '@/ui/icons'
import { ProgramCardSkeleton } from '@/ui/ProgramCard'
import { QueryView } from '@/ui/QueryView'
import { useNow } from '@/ui/use-now'
import { InfaqCard } from './InfaqCard'
import classes from './InfaqGrid.module.css'

/** Cards that are on the first screen of a phone. */
const PRIORITY_CARDS = 2

/**
 * Campaigns in two columns (spec §2 /infaq). While a new search loads, the list before it stays.
 * @param filter null until the address has been read
 */
export function InfaqGrid({ filter }: { filter: InfaqFilter | null }) {
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
      empty={
        <div role="status">
          <EmptyState
            icon={<IconSearch size={32} stroke={1.5} />}
            title="Campaign tidak ditemukan"
            text="Nantikan selalu update campaign dari kami"
          />
        </div>
      }
    >
      {(programs) => (
        <>
          <p className="jm-hidden" role="status">
            {programs.length} program
          </p>
          <ul
            className={classes.grid}
            role="list"
            aria-busy={query.isPlaceholderData}
            data-stale={query.isPlaceholderData || undefined}
          >
            {programs.map((program, index) => (
              <InfaqCard
                key={program.id}
                program={program}
                now={now}
                priority={index < PRIORITY_CARDS}
              />
            ))}
          </ul>
        </>
      )}
    </QueryView>
  )
}
