import type { Query } from '@/api/client'
import {
  certainText,
  DecodeError,
  list,
  memoised,
  number,
  requiredAmount,
  requiredText,
  told,
} from '@/api/decode'
import type { components } from '@/api/generated/backend'
import { $optional } from '@/api/optional-backend'
import { query } from '@/api/query'
import { addDays } from '@/domain/place/zone'
import { type ExpenseDocument, toDocument } from '@/domain/program/accountability/disbursements'
import { isCalendarDay, readCalendarDay } from '@/lib/time/calendar-day'
import { dayText, monthInWords } from '@/lib/time/day-words'
import { fridayFrom } from './events'

/** The days of a cash book, `YYYY-MM-DD`, both included. */
export interface CashPeriod {
  kind: 'pekan' | 'bulan'
  from: string
  to: string
}

/**
 * The week that is told on a Friday: from the Friday before, whose collection is counted after the prayer, to the
 * Thursday on which the report is written.
 */
const weekToldOn = (friday: string): CashPeriod => ({
  kind: 'pekan',
  from: addDays(friday, -7),
  to: addDays(friday, -1),
})

/** @param month `YYYY-MM` */
const monthOf = (month: string): CashPeriod => ({
  kind: 'bulan',
  from: `${month}-01`,
  to: addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1),
})

/** The week or the month of a day; on a Friday the week that is told on it. */
export const periodOf = (kind: CashPeriod['kind'], day: string): CashPeriod =>
  kind === 'pekan' ? weekToldOn(fridayFrom(day)) : monthOf(day.slice(0, 7))

/** The week or month before this one, or the next one; null if that hasn't begun yet. */
export function neighbour(period: CashPeriod, step: -1 | 1, today: string): CashPeriod | null {
  const { kind, from, to } = period
  const next =
    kind === 'pekan'
      ? weekToldOn(addDays(to, step === 1 ? 8 : -6))
      : monthOf(addDays(step === 1 ? to : from, step).slice(0, 7))
  return next.from > periodOf(kind, today).from ? null : next
}

/** What an address says of the period: `pekan=2026-11-27`, the Friday, or `bulan=2026-11`. Nonsense is this week. */
export function readPeriod(params: URLSearchParams, today: string): CashPeriod {
  const [month, friday] = [params.get('bulan') ?? '', params.get('pekan') ?? '']
  if (isCalendarDay(`${month}-01`) && month <= today.slice(0, 7)) return monthOf(month)
  const now = fridayFrom(today)
  const isFriday = isCalendarDay(friday) && fridayFrom(friday) === friday
  return weekToldOn(isFriday && friday <= now ? friday : now)
}

/** The address's words of a period. */
export const periodParams = ({ kind, from, to }: CashPeriod): Record<string, string> =>
  kind === 'pekan' ? { pekan: addDays(to, 1) } : { bulan: from.slice(0, 7) }

/** `"Jumat, 20 November 2026 – Kamis, 26 November 2026"`, `"November 2026"`. */
export const periodText = ({ kind, from, to }: CashPeriod): string =>
  kind === 'pekan' ? `${dayText(from)} – ${dayText(to)}` : monthInWords(from.slice(0, 7))

type Schemas = components['schemas']

/** Something that came in or went out, in whole rupiah. */
export interface CashRow {
  /** `YYYY-MM-DD`, in WIB. */
  day: string
  words: string
  /** What it is added up with. */
  item: string
  income: number
  expense: number
  documents: readonly ExpenseDocument[]
}

/** A mosque's cash of some days as the backend tells it, in whole rupiah. {@link faultOf} says whether it adds up. */
export interface Cashbook {
  opening: number
  closing: number
  income: number
  expense: number
  /** Oldest first. */
  rows: readonly CashRow[]
}

/** On one line, since the texts that are read out and sent have a line for each. */
const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

type ReadDocuments = (row: Schemas['CashbookRow']) => readonly ExpenseDocument[]

function toRow(wire: Schemas['CashbookRow'], what: string, documents: ReadDocuments): CashRow {
  const day = readCalendarDay(certainText(wire.tgl))
  if (day === null) throw new DecodeError(`${what}.tgl: expected a day`)
  return {
    day,
    words: onOneLine(requiredText(wire.uraian, `${what}.uraian`)),
    item: onOneLine(certainText(wire.pos) || 'Lainnya'),
    income: requiredAmount(wire.masuk, `${what}.masuk`),
    expense: requiredAmount(wire.keluar, `${what}.keluar`),
    documents: documents(wire),
  }
}

function balance(value: number, what: string): number {
  const read = number(value)
  if (read === null || !Number.isInteger(read))
    throw new DecodeError(`${what}: expected an amount in whole rupiah`)
  return read
}

/**
 * Reads a cash book.
 * @param documents reads those of a row; Layar Masjid shows none
 * @throws DecodeError where an amount or a day can't be read: none is guessed
 */
export function toCashbook(wire: Schemas['Cashbook'], documents: ReadDocuments): Cashbook {
  return {
    opening: balance(wire.saldo_awal, 'data.saldo_awal'),
    closing: balance(wire.saldo_akhir, 'data.saldo_akhir'),
    income: requiredAmount(wire.total_masuk, 'data.total_masuk'),
    expense: requiredAmount(wire.total_keluar, 'data.total_keluar'),
    rows: list(wire.daftar, (row, what) => toRow(told(row, what), what, documents)).sort(
      (one, other) => Date.parse(one.day) - Date.parse(other.day),
    ),
  }
}

/** Reads an answer of `get_cashbook`. @throws DecodeError */
export const readCashbook = /* @__PURE__ */ memoised(
  ({ data }: { data: Schemas['Cashbook'] }): Cashbook =>
    toCashbook(told(data, 'data'), ({ bukti }) =>
      list(bukti ?? [], (document, at) => toDocument(told(document, at))),
    ),
)

/** A mosque's cash book; only where the backend lists it. */
export function cashbookQuery(slug: string, { from, to }: CashPeriod) {
  const wanted = { slug, dari: from, sampai: to } satisfies Query<'/mosque/get_cashbook'>
  const init = { params: { query: wanted } }
  return query(
    $optional.queryOptions('get', '/mosque/get_cashbook', init, { select: readCashbook }),
  )
}

const sum = (rows: readonly CashRow[], side: 'income' | 'expense') =>
  rows.reduce((all, row) => all + row[side], 0)

/** Why a book can't be shown, in words; null where all of it agrees. */
export function faultOf(book: Cashbook, { from, to }: CashPeriod): string | null {
  const { opening, closing, income, expense, rows } = book
  if (rows.some(({ day }) => day < from || day > to)) return 'Ada catatan di luar masa ini.'
  if (income !== sum(rows, 'income'))
    return 'Jumlah pemasukan tidak sama dengan rincian pemasukannya.'
  if (expense !== sum(rows, 'expense'))
    return 'Jumlah pengeluaran tidak sama dengan rincian pengeluarannya.'
  if (opening + income - expense !== closing)
    return 'Saldo awal ditambah pemasukan dan dikurangi pengeluaran tidak sama dengan saldo akhir.'
  return null
}

/** What one item has brought in, or cost. */
export interface ItemSum {
  item: string
  amount: number
}

/** The sums of each item of one side, the largest first. */
export function sumsByItem(rows: readonly CashRow[], side: 'income' | 'expense'): ItemSum[] {
  const sums = new Map<string, number>()
  for (const row of rows)
    if (row[side] > 0) sums.set(row.item, (sums.get(row.item) ?? 0) + row[side])
  return [...sums]
    .map(([item, amount]) => ({ item, amount }))
    .toSorted((one, other) => other.amount - one.amount)
}
