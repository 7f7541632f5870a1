import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { distanceTo } from '@/api/location/distance-to'
import type { Location } from '@/api/location/location-store'
import { masjidListQuery } from '@/api/queries/program'
import {
  isByAmount,
  type KenclengFilter,
  MAX_AMOUNT_SORT,
  sortKey,
  sortPrograms,
} from '@/features/program/kencleng-filter'
import { useAmounts } from '@/features/program/use-amounts'
import { formatDistance } from '@/lib/distance-text'
import type { Program } from '@/lib/program'
import { IconBox } from '@/ui/icons'
import { NothingFound } from '@/ui/NothingFound'
import { ProgramCardSkeleton } from '@/ui/ProgramCard'
import { QueryView } from '@/ui/QueryView'
import { useNow } from '@/ui/use-now'
import { VirtualList } from '@/ui/VirtualList'
import classes from './InfaqGrid.module.css'
import { KenclengNotice } from './KenclengNotice'
import { ProgramListCard } from './ProgramListCard'

/** Cards that are on the first screen of a phone. */
const PRIORITY_CARDS = 2

/** Of most cards on a phone, in px. */
const CARD_HEIGHT = 292

const none: readonly Program[] = []

/**
 * Collection boxes in two columns (spec §2 /kencleng-masjid).
 * @param filter null until the address has been read
 * @param onClear clears the search; undefined without a search
 */
export function KenclengGrid({
  filter,
  location,
  onLocate,
  onClear,
}: {
  filter: KenclengFilter | null
  location: Location
  onLocate: () => void
  onClear: (() => void) | undefined
}) {
  const query = useQuery({
    ...masjidListQuery(filter?.search),
    enabled: filter !== null,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <h2 className="jm-hidden">Daftar kencleng masjid</h2>
      <QueryView
        query={query}
        skeleton={
          <div className={classes.grid}>
            {['1', '2', '3', '4'].map((key) => (
              <ProgramCardSkeleton key={key} layout="grid" distance />
            ))}
          </div>
        }
        isEmpty={(programs) => programs.length === 0}
        empty={<NothingFound icon={<IconBox size={32} stroke={1.5} />} onClear={onClear} />}
      >
        {(programs) => (
          <Sorted
            programs={programs}
            sortBy={filter?.sortBy ?? null}
            location={location}
            onLocate={onLocate}
            stale={query.isPlaceholderData}
          />
        )}
      </QueryView>
    </>
  )
}

function Sorted({
  programs,
  sortBy,
  location,
  onLocate,
  stale,
}: {
  programs: readonly Program[]
  sortBy: KenclengFilter['sortBy']
  location: Location
  onLocate: () => void
  stale: boolean
}) {
  const now = useNow()
  const counted = isByAmount(sortBy) && programs.length <= MAX_AMOUNT_SORT ? programs : none
  const amounts = useAmounts(counted)
  // Sorted once, when all is known: cards that change places one by one can't be read.
  const ready = amounts.settled === counted.length
  const sorted = useMemo(
    () =>
      ready ? sortPrograms(programs, sortBy, sortKey(sortBy, location, amounts.known)) : programs,
    [programs, sortBy, location, amounts.known, ready],
  )
  return (
    <>
      <p className="jm-hidden" role="status">
        {programs.length} kencleng masjid
      </p>
      <KenclengNotice
        sortBy={sortBy}
        count={programs.length}
        location={location}
        onLocate={onLocate}
        amounts={amounts}
      />
      <div className={classes.list} data-stale={stale || undefined}>
        <VirtualList
          items={sorted}
          itemKey={(program) => program.id}
          columns={2}
          rowHeight={CARD_HEIGHT}
          gap={12}
          busy={stale || !ready}
        >
          {(program, index) => (
            <ProgramListCard
              program={program}
              now={now}
              priority={index < PRIORITY_CARDS}
              distance={distanceText(location, program)}
            />
          )}
        </VirtualList>
      </div>
    </>
  )
}

/** Null keeps the line's place while the device is being located. */
function distanceText(location: Location, { position }: Program): string | null {
  const distance = distanceTo(location, position)
  if (distance.kind === 'waiting') return null
  return distance.kind === 'known' ? formatDistance(distance.km) : 'Jarak tidak diketahui'
}
