import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isNotFound } from '@/api/errors'
import type { DonationStatus } from '@/domain/donation/donation'
import { donationQuery } from '@/domain/donation/donation-queries'
import { type HistoryDonation, historyQuery } from '@/domain/donation/history'
import type { RememberedDonation } from '@/domain/donation/remembered-donations'
import { parseProgramId, type ProgramKind } from '@/domain/program/program'
import { isCalendarDay } from '@/lib/time/calendar-day'
import { WIB_OFFSET_MS } from '@/lib/time/wib-date'
import { joinHistory } from './join-history'

/** A donation as a report counts it. */
export interface ReportRow {
  /** Whether the account's list has it, or this device alone. */
  of: 'account' | 'device'
  code: string | null
  /** Milliseconds since 1970; 0 where nobody says when. */
  time: number
  program: string
  kind: ProgramKind | null
  /** Whole rupiah; null where this device has kept none. */
  amount: number | null
  /** Null where it couldn't be asked. */
  status: DonationStatus | null
  statusLabel: string
}

/** First and last day in WIB, `YYYY-MM-DD`; an empty one sets no limit. */
export interface Period {
  dari: string
  sampai: string
}

/** The day of a moment in WIB, `YYYY-MM-DD`. */
export const wibDay = (time: number): string =>
  new Date(time + WIB_OFFSET_MS).toISOString().slice(0, 10)

/** @param params of the address, where anything may stand: what is no day sets no limit */
export function readPeriod(params: URLSearchParams): Period {
  const day = (name: string) => {
    const text = params.get(name) ?? ''
    return isCalendarDay(text) ? text : ''
  }
  return { dari: day('dari'), sampai: day('sampai') }
}

export const yearPeriod = (year: string): Period => ({
  dari: `${year}-01-01`,
  sampai: `${year}-12-31`,
})

/** Without a limit each donation is within; with one, only those whose day is known. */
export function isWithin({ time }: Pick<ReportRow, 'time'>, { dari, sampai }: Period): boolean {
  if (dari === '' && sampai === '') return true
  const day = wibDay(time)
  return time > 0 && day >= dari && (sampai === '' || day <= sampai)
}

export interface Sum {
  name: string
  /** Whole rupiah. */
  amount: number
  donations: number
}

/** What was paid, by a name of each donation, the largest sum first. */
export function sumsBy(rows: readonly ReportRow[], name: (row: ReportRow) => string): Sum[] {
  const sums = new Map<string, Sum>()
  for (const row of rows) {
    if (row.status !== 'paid' || row.amount === null) continue
    const { amount, donations } = sums.get(name(row)) ?? { amount: 0, donations: 0 }
    const sum = { name: name(row), amount: amount + row.amount, donations: donations + 1 }
    sums.set(name(row), sum)
  }
  return [...sums.values()].toSorted((one, other) => other.amount - one.amount)
}

export const sourceNames = { account: 'Akun', device: 'Perangkat ini' } as const

export const kindName = ({ kind }: Pick<ReportRow, 'kind'>): string =>
  kind === null ? 'Lainnya' : { campaign: 'Campaign', kencleng: 'Kencleng Masjid' }[kind]

/** Spreadsheets run a cell that begins so as a formula, even within quotes (OWASP, "CSV Injection"). */
const RUNS = /^[=+\-@\t\r\n＝＋－＠]/

const textCell = (text: string) =>
  `"${(RUNS.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/**
 * A table for spreadsheets. With `;`, since a comma stands within numbers where Indonesian is the system's language, and
 * with a BOM, without which Excel doesn't read UTF-8. Amounts are numbers, days ISO 8601 in WIB.
 */
export function reportCsv(rows: readonly ReportRow[]): string {
  const lines = rows.map((row) => [
    row.time > 0 ? wibDay(row.time) : '',
    textCell(row.code ?? ''),
    textCell(row.program),
    textCell(kindName(row)),
    row.amount === null ? '' : String(row.amount),
    textCell(row.statusLabel),
    textCell(sourceNames[row.of]),
  ])
  const head = ['Tanggal', 'Kode donasi', 'Program', 'Jenis', 'Nominal', 'Status', 'Sumber']
  return `\uFEFF${[head, ...lines].map((cells) => `${cells.join(';')}\r\n`).join('')}`
}

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
