import type { DonationStatus } from '@/domain/donation/donation'
import type { ProgramKind } from '@/domain/program/program'
import { isCalendarDay } from '@/lib/time/calendar-day'
import { WIB_OFFSET_MS } from '@/lib/time/wib-date'

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
