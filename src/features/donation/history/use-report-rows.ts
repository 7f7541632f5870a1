import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isNotFound } from '@/api/errors'
import { donationQuery } from '@/domain/donation/donation-queries'
import { type HistoryDonation, historyQuery } from '@/domain/donation/history'
import type { RememberedDonation } from '@/domain/donation/remembered-donations'
import { parseProgramId } from '@/domain/program/program'
import { joinHistory } from './join-history'
import type { ReportRow } from './report'

/** The donations of a report, as far as they have come. */
export interface ReportRows {
  rows: readonly ReportRow[]
  /** What is on its way, in words; null once nothing is. */
  waiting: string | null
  /** Asks again for what has failed; null where nothing has. */
  retry: (() => void) | null
}

/** How many donations of the device are asked for at once: each is a call of its own. */
const STEP = 10

/** The donations that this device remembers, each asked for, a few at a time. */
export function useDeviceRows(remembered: readonly RememberedDonation[]): ReportRows {
  const [limit, setLimit] = useState(STEP)
  const codes = remembered.flatMap(({ code }) => code ?? [])
  const asked = useQueries({ queries: codes.slice(0, limit).map(donationQuery) })
  const answered = asked.filter(({ isPending }) => !isPending).length
  const goesOn = answered === asked.length && limit < codes.length
  useEffect(() => {
    if (goesOn) setLimit(limit + STEP)
    // With the limit, since the history may have asked for the next ones already.
  }, [goesOn, limit])
  const failed = asked.filter(({ error, data }) => error && !data && !isNotFound(error))
  const isBusy = asked.some(({ isFetching, data }) => isFetching && !data)
  const rows = remembered.map((one): ReportRow => {
    const { code, gift, programTitle: program, createdAt } = one
    const donation = code === null ? undefined : asked[codes.indexOf(code)]?.data
    const known = {
      ...({ of: 'device', code, program } as const),
      time: donation?.donatedAt?.getTime() ?? Date.parse(createdAt),
    }
    if (!donation) {
      const unknown = { status: null, statusLabel: 'Tidak diketahui' }
      return { ...known, ...unknown, kind: gift?.kind ?? null, amount: gift?.amount ?? null }
    }
    const { programId, amount, status, statusLabel } = donation
    return { ...known, kind: parseProgramId(programId)?.kind ?? null, amount, status, statusLabel }
  })
  return {
    rows,
    waiting:
      isBusy || goesOn || answered < asked.length
        ? `Memeriksa donasi ${answered} dari ${codes.length}…`
        : null,
    retry:
      failed.length === 0
        ? null
        : () => {
            for (const one of failed) void one.refetch()
          },
  }
}

const rowOf = ({ program, donatedAt, programTitle, ...rest }: HistoryDonation): ReportRow => ({
  of: 'account',
  code: rest.code,
  time: donatedAt?.getTime() ?? 0,
  program: programTitle,
  kind: program?.kind ?? null,
  amount: rest.amount,
  status: rest.status,
  statusLabel: rest.statusLabel,
})

/** The account's donations, all pages one after the other, and those that this device alone remembers. */
export function useAccountRows(remembered: readonly RememberedDonation[]): ReportRows {
  const query = useInfiniteQuery(historyQuery())
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const goesOn = hasNextPage && !isFetching && !isError
  const pages = data?.pages ?? []
  useEffect(() => {
    if (goesOn) void fetchNextPage()
    // With how many there are: a page may come before it is drawn that it was asked for.
  }, [goesOn, pages.length, fetchNextPage])
  const entries = joinHistory(pages, remembered)
  // Until all pages are there, one that seems to be this device's alone may be the account's.
  const isWhole = data !== undefined && !hasNextPage
  const ofDevice = useDeviceRows(
    isWhole ? entries.flatMap((one) => (one.of === 'device' ? [one.remembered] : [])) : [],
  )
  const last = pages.at(-1)
  const waiting = last
    ? `Memuat halaman ${last.page + 1} dari ${last.pages}…`
    : 'Memuat donasi akun Anda…'
  return {
    rows: [
      ...entries.flatMap((one) => (one.of === 'account' ? [rowOf(one.donation)] : [])),
      ...ofDevice.rows,
    ].toSorted((one, other) => other.time - one.time),
    waiting: isWhole || (isError && !isFetching) ? ofDevice.waiting : waiting,
    retry: isError ? () => void (data ? fetchNextPage() : query.refetch()) : ofDevice.retry,
  }
}
