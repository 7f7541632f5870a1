import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountInWords } from '@/lib/amount/amount-in-words'
import { formatRupiah } from '@/lib/format-number'
import {
  type Cashbook,
  type CashPeriod,
  type CashRow,
  faultOf,
  neighbour,
  periodOf,
  periodParams,
  readCashbook,
  readPeriod,
  sumsByItem,
} from './cashbook'
import { messageText, pulpitText } from './cash-texts'

const week: CashPeriod = { kind: 'pekan', from: '2026-11-20', to: '2026-11-26' }

const amount = fc.integer({ min: 1, max: 99_999 }).map((thousands) => thousands * 1_000)
const rowOf = fc
  .record({
    day: fc.integer({ min: 20, max: 26 }).map((day) => `2026-11-${day}`),
    words: fc.constantFrom('Kotak amal', 'Token listrik', 'Bisyarah'),
    item: fc.constantFrom('Kotak Jumat', 'Listrik', 'Pendidikan', 'Kebersihan', 'Lain *tebal*'),
    amount,
    isIncome: fc.boolean(),
  })
  .map(({ amount: value, isIncome, ...row }): CashRow => {
    const [income, expense] = isIncome ? [value, 0] : [0, value]
    return { ...row, income, expense, documents: [] }
  })

const total = (rows: readonly CashRow[], side: 'income' | 'expense') =>
  rows.reduce((sum, row) => sum + row[side], 0)

const books = fc
  .record({
    opening: fc.integer({ min: -1_000, max: 999_999 }).map((thousands) => thousands * 1_000),
    rows: fc.array(rowOf, { maxLength: 20 }),
  })
  .map(({ opening, rows }): Cashbook => {
    const [income, expense] = [total(rows, 'income'), total(rows, 'expense')]
    return { opening, income, expense, closing: opening + income - expense, rows }
  })

const hundred = { numRuns: 100 }

it('takes each of a hundred books that add up, and none of them with one number changed', () => {
  const figure = fc.constantFrom('opening', 'closing', 'income', 'expense')
  fc.assert(
    fc.property(books, figure, amount, (book, name, off) => {
      expect(faultOf(book, week)).toBeNull()
      expect(faultOf({ ...book, [name]: book[name] + off }, week)).not.toBeNull()
      const [first, ...others] = book.rows
      if (first) expect(faultOf({ ...book, rows: others }, week)).not.toBeNull()
      if (first)
        expect(
          faultOf({ ...book, rows: [{ ...first, day: '2026-11-27' }, ...others] }, week),
        ).toMatch('di luar masa')
    }),
    hundred,
  )
})

it('adds up each side by item without losing a rupiah', () => {
  fc.assert(
    fc.property(books, ({ rows, income, expense }) => {
      for (const [side, all] of [
        ['income', income],
        ['expense', expense],
      ] as const) {
        const sums = sumsByItem(rows, side)
        expect(sums.reduce((sum, one) => sum + one.amount, 0)).toBe(all)
        expect(new Set(sums.map(({ item }) => item)).size).toBe(sums.length)
        for (const { item, amount: told } of sums)
          expect(told).toBe(
            total(
              rows.filter((row) => row.item === item),
              side,
            ),
          )
      }
    }),
    hundred,
  )
})

const spoken = (value: number) => (value < 0 ? 'minus ' : '') + amountInWords(Math.abs(value))

it('reads out and sends the numbers of the table, in about a minute', () => {
  fc.assert(
    fc.property(books, (book) => {
      const read = pulpitText('Masjid Al-Hikmah', week, book)
      expect(read).toContain(`Saldo awal ${spoken(book.opening)}.`)
      expect(read).toContain(`Pemasukan ${spoken(book.income)}`)
      expect(read).toContain(`Pengeluaran ${spoken(book.expense)}`)
      expect(read).toContain(`Saldo akhir ${spoken(book.closing)}.`)
      expect(read.split(/\s+/).length).toBeLessThanOrEqual(130)
      const sent = messageText('Masjid Al-Hikmah', week, book, 'https://masjid.example/kas')
      const told = sent.split('\n')
      expect(told).toContain(`Saldo awal: ${formatRupiah(book.opening)}`)
      expect(told).toContain(`*Saldo akhir: ${formatRupiah(book.closing)}*`)
      for (const side of ['income', 'expense'] as const)
        for (const { item, amount: sum } of sumsByItem(book.rows, side))
          expect(told).toContain(`- ${item.replaceAll('*', '')}: ${formatRupiah(sum)}`)
    }),
    hundred,
  )
})

it('names the largest items that there is time for', () => {
  const row = (item: string, expense: number): CashRow => ({
    ...{ day: '2026-11-24', words: item, income: 0, documents: [] },
    ...{ item, expense },
  })
  const rows = [row('Sabun', 50_000), row('Listrik', 900_000), row('Sabun', 25_000)]
  const book = { opening: 1_000_000, income: 0, expense: 975_000, closing: 25_000, rows }
  expect(pulpitText('Masjid Al-Hikmah', week, book)).toContain(
    'Pengeluaran sembilan ratus tujuh puluh lima ribu rupiah, untuk Listrik sembilan ratus ribu rupiah, dan Sabun tujuh puluh lima ribu rupiah.',
  )
})

it('is read with its rows by day, and not at all where a number can’t be', () => {
  const row = { tgl: '2026-11-24', uraian: ' Sabun\ndan pel ', masuk: 0, keluar: 5_000, pos: '' }
  const data = {
    ...{ saldo_awal: 5_000, saldo_akhir: 0, total_masuk: 0, total_keluar: 5_000 },
    daftar: [row],
  }
  expect(readCashbook({ data }).rows).toEqual([
    {
      ...{ day: '2026-11-24', words: 'Sabun dan pel', item: 'Lainnya' },
      ...{ income: 0, expense: 5_000, documents: [] },
    },
  ])
  const early = { ...row, tgl: '2026-11-21' }
  const days = readCashbook({ data: { ...data, daftar: [row, early] } }).rows.map(({ day }) => day)
  expect(days).toEqual(['2026-11-21', '2026-11-24'])
  expect(() => readCashbook({ data: { ...data, saldo_akhir: 0.5 } })).toThrow('saldo_akhir')
  expect(() => readCashbook({ data: { ...data, daftar: [{ ...row, keluar: 0.5 }] } })).toThrow(
    'keluar',
  )
})

it.each([
  // The Friday on which it is told, a day later, and the day before.
  ['pekan', '2026-11-27', '2026-11-20', '2026-11-26'],
  ['pekan', '2026-11-28', '2026-11-27', '2026-12-03'],
  ['pekan', '2026-11-26', '2026-11-20', '2026-11-26'],
  ['bulan', '2026-11-27', '2026-11-01', '2026-11-30'],
  ['bulan', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['bulan', '2026-12-31', '2026-12-01', '2026-12-31'],
] as const)('the %s of %s is from %s to %s', (kind, day, from, to) => {
  expect(periodOf(kind, day)).toEqual({ kind, from, to })
})

it('each period begins where the one before it ended, and is what its address says', () => {
  const day = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(
      fc.constantFrom('pekan', 'bulan'),
      day.map((date) => date.toISOString().slice(0, 10)),
      (kind, today) => {
        const period = periodOf(kind, today)
        const before = neighbour(period, -1, today)
        expect(Date.parse(period.from) - Date.parse(before?.to ?? '')).toBe(86_400_000)
        expect(before && neighbour(before, 1, today)).toEqual(period)
        expect(neighbour(period, 1, today)).toBeNull()
        expect(readPeriod(new URLSearchParams(periodParams(period)), today)).toEqual(period)
      },
    ),
    hundred,
  )
})

it.each(['', 'pekan=2026-11-26', 'pekan=2026-12-04', 'bulan=2026-12', 'bulan=2026-13', 'pekan=x'])(
  'the address %j is this week',
  (search) => {
    expect(readPeriod(new URLSearchParams(search), '2026-11-27')).toEqual(week)
  },
)
