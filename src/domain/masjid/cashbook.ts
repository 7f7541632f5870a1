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
import { type ExpenseDocument, toDocument } from '@/domain/program/accountability/disbursements'
import { readCalendarDay } from '@/lib/time/calendar-day'
import type { CashPeriod } from './cash-period'

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
