import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { distanceTo, formatDistance, isWaiting } from '@/domain/place/distance'
import type { Location } from '@/domain/place/location-store'
import type { Program } from '@/domain/program/program'
import { masjidListQuery, totalDonateQuery } from '@/domain/program/program-queries'
import {
  isByAmount,
  isByDistance,
  type KenclengFilter,
  type KenclengSort,
  MAX_AMOUNT_SORT,
  sortKey,
  sortPrograms,
} from '@/features/program/kencleng-filter'
import { TextButton } from '@/ui/button/TextButton'
import { IconMoneybag } from '@/ui/icons'
import { SearchResults } from '@/ui/list/Search'
import { InlineError } from '@/ui/state/RetryLines'
import { useServerNow } from '@/ui/use-now'
import { ProgramGrid, ProgramGridSkeleton } from './ProgramGrid'
import classes from './KenclengGrid.module.css'

/** What many programs have collected, as far as known. */
interface Amounts {
  /** Whole rupiah by program id. */
  known: ReadonlyMap<string, number>
  /** Calls that have been answered or have failed. */
  settled: number
  failed: number
  retry: () => void
}

interface Answer {
  data: number | undefined
  isError: boolean
  isPending: boolean
}

/** The same object while the answers are the same, whatever else the queries report. */
function combine(answers: Answer[]) {
  return {
    totals: answers.map(({ data }) => data ?? null),
    settled: answers.filter(({ isPending }) => !isPending).length,
    failed: answers.filter(({ isError, data }) => isError && data === undefined).length,
  }
}

/**
 * The amounts of programs, for sorting by them: one call each, shared with the cards.
 * @param programs none while no such order is chosen
 */
function useAmounts(programs: readonly Program[]): Amounts {
  const client = useQueryClient()
  const queries = programs.map((program) => ({ ...totalDonateQuery(program), retry: 1 }))
  const { totals, settled, failed } = useQueries({ queries, combine })
  const known = useMemo(() => {
    const pairs = programs.flatMap(({ id }, index): [string, number][] => {
      const total = totals[index]
      return total == null ? [] : [[id, total]]
    })
    return new Map(pairs)
  }, [programs, totals])
  return {
    known,
    settled,
    failed,
    retry: () => {
      void client.refetchQueries({
        queryKey: ['get', '/campaign/get_total_donate'],
        predicate: ({ state }) => state.status === 'error',
      })
    },
  }
}

/** The height of most cards on a phone, in px. */
const CARD_HEIGHT = 292

const none: readonly Program[] = []

/**
 * Collection boxes in two columns.
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
      <SearchResults
        query={query}
        skeleton={<ProgramGridSkeleton distance />}
        icon={<IconMoneybag size={32} stroke={1.5} />}
        onClear={onClear}
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
      </SearchResults>
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
  const now = useServerNow()
  const counted = isByAmount(sortBy) && programs.length <= MAX_AMOUNT_SORT ? programs : none
  const amounts = useAmounts(counted)
  // Sorted once, when all amounts are known: cards that move one by one can't be read.
  const ready = amounts.settled === counted.length
  const sorted = useMemo(
    () =>
      ready ? sortPrograms(programs, sortBy, sortKey(sortBy, location, amounts.known)) : programs,
    [programs, sortBy, location, amounts.known, ready],
  )
  return (
    <ProgramGrid
      items={sorted}
      noun="kencleng masjid"
      notice={
        <KenclengNotice
          sortBy={sortBy}
          count={programs.length}
          location={location}
          onLocate={onLocate}
          amounts={amounts}
        />
      }
      now={now}
      rowHeight={CARD_HEIGHT}
      stale={stale}
      busy={!ready}
      distance={(program) => distanceText(location, program)}
    />
  )
}

/** Null reserves the line while the device is being located. */
function distanceText(location: Location, { position }: Program): string | null {
  const distance = distanceTo(location, position)
  if (distance.kind === 'waiting') return null
  return distance.kind === 'known' ? formatDistance(distance.km) : 'Jarak tidak diketahui'
}

interface KenclengNoticeProps {
  sortBy: KenclengSort | null
  /** How many programs are to be sorted. */
  count: number
  location: Location
  onLocate: () => void
  amounts: Amounts
}

/** Why the chosen order isn't there (yet). A list that only looks sorted would mislead. */
function KenclengNotice(props: KenclengNoticeProps) {
  const text = <Notice {...props} />
  return (
    <div role="status" className={classes.notice}>
      {text}
    </div>
  )
}

function Notice({ sortBy, count, location, onLocate, amounts }: KenclengNoticeProps) {
  if (isByDistance(sortBy)) {
    if (location.kind === 'located') return null
    if (isWaiting(location)) return <p>Mencari lokasi Anda…</p>
    return (
      <>
        <p>Lokasi Anda tidak diketahui, jadi daftar belum diurutkan menurut jarak.</p>
        {location.kind !== 'unsupported' && (
          <TextButton onClick={onLocate}>Cari lokasi saya</TextButton>
        )}
      </>
    )
  }
  if (!isByAmount(sortBy)) return null
  if (count > MAX_AMOUNT_SORT)
    return (
      <p>
        {`Urutan menurut jumlah hanya tersedia sampai ${MAX_AMOUNT_SORT} masjid. Persempit dengan pencarian.`}
      </p>
    )
  if (amounts.settled < count)
    return <p>{`Memuat jumlah infaq: ${amounts.settled} dari ${count}`}</p>
  if (amounts.failed === 0) return null
  return (
    <InlineError
      text={`Jumlah infaq ${amounts.failed} masjid gagal dimuat, jadi ditaruh di akhir.`}
      onRetry={amounts.retry}
      retrying={false}
    />
  )
}
