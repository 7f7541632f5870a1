import { useInfiniteQuery, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { invalidate } from '@/api/query'
import { useListed } from '@/domain/capabilities/use-listed'
import { donationQuery } from '@/domain/donation/donation-queries'
import { type HistoryPage, historyQuery, type YearTotal } from '@/domain/donation/history'
import {
  readRememberedDonations,
  type RememberedDonation,
} from '@/domain/donation/remembered-donations'
import { paths } from '@/lib/address/paths'
import { Button, LinkButton } from '@/ui/button/Button'
import { EmptyState, ErrorState, QueryView } from '@/ui/state/States'
import { IconReceipt } from '@/ui/icons'
import { useFocusAfter } from '@/ui/use-focus-after'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { ClaimOffer } from './ClaimOffer'
import { AccountRow, HistoryRow, HistorySkeleton } from './HistoryRow'
import {
  type HistoryEntry,
  isComplete,
  joinHistory,
  parseStatusFilter,
  type StatusFilter,
  statusFilters,
  yearTotals,
} from './join-history'
import { VisitorDonations } from './VisitorDonations'
import classes from './AccountHistory.module.css'
import { Amount } from '@/ui/text/Amount'
import { Card } from '@/ui/Card'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'

/** How many more rows a tap shows: about a page of the account's. */
const STEP = 20

/** How many pages are looked through for a status before the donor is asked whether to go on. */
const SEARCHED_PAGES = 10

/** What the backend can't be asked for. */
const withoutCode = ({ code }: RememberedDonation) => code === null

/**
 * The account's donations, joined with this device's. It reads storage, so it must not be prerendered. Mounted anew for
 * each owner.
 */
export function AccountHistory() {
  const client = useQueryClient()
  // A donation may have been made on another device.
  const query = useInfiniteQuery({ ...historyQuery(), refetchOnMount: 'always' })
  const mayClaim = useListed('/transaction/claim')
  const [remembered, setRemembered] = useState(() => readRememberedDonations())
  const readAgain = () => setRemembered(readRememberedDonations())
  const { fetchNextPage } = query
  const fetchNext = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const pages = query.data?.pages
  const entries = pages && joinHistory(pages, remembered)
  // Until the answer is fresh, a donation made a moment ago looks like one that isn't the account's.
  const strange = query.isFetching || !entries ? [] : entries.flatMap(onDeviceOnly)
  return (
    <>
      {mayClaim === true && (
        <ClaimOffer
          own={strange}
          onAdded={() => {
            void invalidate(client, '/transaction/get_history')
            readAgain()
          }}
        />
      )}
      {mayClaim !== undefined && (
        <VisitorDonations {...(mayClaim && { which: withoutCode })} onTaken={readAgain} />
      )}
      {query.isError && !pages ? (
        <>
          <ErrorState
            error={query.error}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
          <Rows entries={joinHistory([], remembered)} />
        </>
      ) : (
        <QueryView
          // When only a later page has failed, the message stands below the rows.
          query={{ ...query, data: pages, error: query.isFetchNextPageError ? null : query.error }}
          skeleton={<HistorySkeleton />}
          isEmpty={() => entries?.length === 0}
          empty={
            <EmptyState
              icon={<IconReceipt size={32} stroke={1.5} />}
              title="Belum ada riwayat donasi"
              text="Donasi akun Anda, dari perangkat mana pun, akan tampil di sini."
              action={<LinkButton to={paths.infaq()}>Infaq Sekarang</LinkButton>}
            />
          }
        >
          {(loaded) => (
            <Joined
              pages={loaded}
              entries={joinHistory(loaded, remembered)}
              failed={query.isFetchNextPageError}
              loading={query.isFetchingNextPage}
              // Asking for the next page would break off what is on its way.
              busy={query.isFetching}
              onMore={fetchNext}
            />
          )}
        </QueryView>
      )}
    </>
  )
}

const onDeviceOnly = (entry: HistoryEntry) => (entry.of === 'device' ? [entry.remembered] : [])

interface JoinedProps {
  pages: readonly HistoryPage[]
  entries: readonly HistoryEntry[]
  /** Whether the next page failed, or is on its way. */
  failed: boolean
  loading: boolean
  /** Whether any page is on its way. */
  busy: boolean
  /** Asks for the next page. */
  onMore: () => void
}

function Joined({ pages, entries, failed, loading, busy, onMore }: JoinedProps) {
  const [params, setParams] = useSearchParams()
  const filter = parseStatusFilter(params.get('status'))
  // Back from a donation, as many are shown as were loaded.
  const [shown, setShown] = useState(() => Math.max(STEP, entries.length))
  const [searched, setSearched] = useState(SEARCHED_PAGES)
  const statuses = useDeviceStatuses(entries, filter)
  const matching = entries.filter((entry) => fits(entry, filter, statuses))
  const complete = isComplete(pages)
  const years = yearTotals(pages)
  // The backend can't be asked for one status alone, so its pages are looked through until the screen is full.
  const searching =
    filter.status !== null &&
    matching.length < shown &&
    !complete &&
    !failed &&
    pages.length < searched
  const askNext = searching && !busy
  useEffect(() => {
    if (askNext) onMore()
  }, [askNext, onMore])
  const atEnd = complete && shown >= matching.length
  const { ref: endRef, follow } = useFocusAfter<HTMLParagraphElement>(atEnd)
  const more = () => {
    follow()
    setSearched(pages.length + SEARCHED_PAGES)
    if (!failed) setShown(shown + STEP)
    if (!complete && matching.length < shown + STEP) onMore()
  }
  return (
    <>
      {years && years.length > 0 && <YearTotals years={years} />}
      <div className={classes.place}>
        <LinkButton to={paths.donationReport()} variant="light" fullWidth>
          Rekap donasi
        </LinkButton>
      </div>
      <div className={classes.chips}>
        <RadioGroup
          legend="Status donasi"
          legendHidden
          options={statusFilters}
          value={filter.value}
          onChange={(value) => {
            setShown(STEP)
            setSearched(pages.length + SEARCHED_PAGES)
            setParams({ status: value }, { replace: true, preventScrollReset: true })
          }}
        />
      </div>
      <Rows entries={matching.slice(0, shown)} />
      <p
        ref={endRef}
        tabIndex={-1}
        className={matching.length > 0 ? 'jm-hidden' : classes.none}
        role="status"
      >
        {searching
          ? `Mencari donasi berstatus ${filter.label}…`
          : matching.length === 0
            ? noneFound(filter, complete, entries.length)
            : atEnd && 'Semua donasi sudah ditampilkan.'}
      </p>
      {!atEnd && (
        <div className={classes.more}>
          {failed && <p role="alert">Donasi berikutnya gagal dimuat.</p>}
          <Button variant="light" fullWidth loading={loading || searching} onClick={more}>
            {failed ? 'Coba lagi' : 'Muat lebih banyak'}
          </Button>
        </div>
      )}
    </>
  )
}

const noneFound = ({ label }: StatusFilter, complete: boolean, looked: number) =>
  complete
    ? `Tidak ada donasi berstatus ${label}.`
    : `Belum ada yang berstatus ${label} di antara ${looked} donasi terbaru.`

function Rows({ entries }: { entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) return null
  return (
    <ul className={classes.rows} role="list">
      {entries.map((entry) =>
        entry.of === 'account' ? (
          <AccountRow key={entry.key} donation={entry.donation} />
        ) : (
          <HistoryRow key={entry.key} remembered={entry.remembered} />
        ),
      )}
    </ul>
  )
}

type Statuses = ReadonlyMap<string, StatusFilter['status']>

/** The statuses of this device's rows, by code, as far as the backend has told them. Their rows make the same calls. */
function useDeviceStatuses(entries: readonly HistoryEntry[], { status }: StatusFilter): Statuses {
  const codes =
    status === null ? [] : entries.flatMap(onDeviceOnly).flatMap(({ code }) => code ?? [])
  return useQueries({
    queries: codes.map(donationQuery),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }, index) => (data ? [[codes[index] ?? '', data.status]] : [])),
      ),
  })
}

/** A row whose status nobody knows isn't hidden: the row itself says that. */
function fits(entry: HistoryEntry, { status }: StatusFilter, statuses: Statuses): boolean {
  if (status === null) return true
  if (entry.of === 'account') return entry.donation.status === status
  const { code } = entry.remembered
  return code !== null && (statuses.get(code) ?? status) === status
}

/** What the account has given each year, on any device: paid donations only, whatever status is chosen for the list. */
function YearTotals({ years }: { years: readonly YearTotal[] }) {
  const heading = useId()
  return (
    <div className={classes.place}>
      <Card as="section" aria-labelledby={heading}>
        <h2 id={heading} className={classes.heading}>
          Donasi lunas per tahun
        </h2>
        <p className="jm-quiet">Semua donasi akun Anda yang sudah lunas, menurut tanggal donasi.</p>
        <KeyValueList>
          {years.map(({ year, amount, donations }) => (
            <KeyValueRow key={year} amount label={`${year} (${donations} donasi)`}>
              <Amount value={amount} />
            </KeyValueRow>
          ))}
        </KeyValueList>
      </Card>
    </div>
  )
}
