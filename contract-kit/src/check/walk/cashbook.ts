import { numberAt, rowsOf, shown, textAt } from '../http/json'
import type { Answer } from './list'
import { dayAfter, DAYS } from './list-days'
import { HIDDEN } from './donation/own-gifts'
import type { Visit } from './visit'

/** A shorter one may stand in other words by chance. */
const SHORTEST_NAME = 6

/**
 * Checks each mosque's cash book: it adds up, its rows come oldest first, and a book begins with what the one before it
 * ended with.
 */
export async function checkCashbook(visit: Visit): Promise<void> {
  for (const { slug, programId } of await visit.followed('mosque')) {
    const ask = (dari: string, sampai: string) =>
      visit.run.ask('mosque/get_cashbook', { query: Object.entries({ slug, dari, sampai }) })
    const donors = programId === null ? [] : await donorsOf(visit, programId)
    const before = await ask(dayAfter(-DAYS), dayAfter(-8))
    const after = await ask(dayAfter(-7), dayAfter(0))
    for (const book of [before, after]) {
      addsUp(visit, book)
      namesNoDonor(visit, book, donors)
    }
    goesOn(visit, before, after)
    // Nothing is booked yet: then a book has no rows to reckon from.
    goesOn(visit, after, await ask(dayAfter(1), dayAfter(DAYS)))
    // Some books begin anew with the year.
    const year = Number(dayAfter(0).slice(0, 4))
    const last = await ask(`${year - 1}-12-01`, `${year - 1}-12-31`)
    goesOn(visit, last, await ask(`${year}-01-01`, `${year}-01-31`))
  }
}

/** Checks that a book begins with what the one before it ended with. */
function goesOn(visit: Visit, before: Answer, after: Answer): void {
  const expected = numberAt(before.data, 'saldo_akhir')
  if (before.ok && after.ok)
    agrees(visit, after, 'saldo_awal', { expected, why: 'saldo_akhir of the days before' })
}

/** The donors of a mosque's collection box, as others see them. */
async function donorsOf({ run }: Visit, programId: string): Promise<string[]> {
  if (run.options.stateless) return []
  const query = [['programId', programId]] as const
  return rowsOf(await run.call('campaign/get_transaction_list', { query }))
    .flatMap((row) => textAt(row, 'donatur') ?? [])
    .filter((name) => name.length >= SHORTEST_NAME && name !== HIDDEN)
}

/** Checks that nothing which came in is called by the name of a donor. */
function namesNoDonor({ run }: Visit, { exchange, data }: Answer, donors: readonly string[]): void {
  const income = rowsOf(data).filter((row) => (numberAt(row, 'masuk') ?? 0) > 0)
  const words = income.flatMap((row) => textAt(row, 'uraian') ?? [])
  const seen = words.find((one) => donors.some((name) => one.includes(name)))
  if (seen !== undefined)
    run.tell(exchange, 'private', {
      field: '/data/daftar/*/uraian',
      expected: 'must not name a donor: everybody can read the book',
      seen: shown(seen),
    })
}

function addsUp(visit: Visit, answer: Answer): void {
  const { exchange, data, ok } = answer
  if (!ok) return
  const rows = rowsOf(data)
  const sum = (side: string) =>
    rows.reduce<number>((all, row) => all + (numberAt(row, side) ?? 0), 0)
  const of = (name: string) => numberAt(data, name) ?? 0
  for (const [name, expected, why] of [
    ['total_masuk', sum('masuk'), 'the sum of its list'],
    ['total_keluar', sum('keluar'), 'the sum of its list'],
    [
      'saldo_akhir',
      of('saldo_awal') + of('total_masuk') - of('total_keluar'),
      'saldo_awal with total_masuk and without total_keluar',
    ],
  ] as const)
    agrees(visit, answer, name, { expected, why })
  const both = rows.find((row) => ['masuk', 'keluar'].every((side) => numberAt(row, side) !== 0))
  if (both !== undefined)
    visit.run.tell(exchange, 'amount', {
      field: '/data/daftar/*/keluar',
      expected: 'must be 0 in what came in, and masuk in what went out',
      seen: shown(both),
    })
  const days = rows.map((row) => textAt(row, 'tgl') ?? '')
  const early = days.findIndex((day, index) => day < (days[index - 1] ?? ''))
  if (early >= 0)
    visit.run.tell(exchange, 'order', {
      field: `/data/daftar/${early}/tgl`,
      expected: 'must not be before that of the row before: oldest first',
      seen: `${days[early]} after ${days[early - 1]}`,
    })
}

function agrees(
  { run }: Visit,
  { exchange, data }: Answer,
  name: string,
  { expected, why }: { expected: number | undefined; why: string },
): void {
  const seen = numberAt(data, name)
  if (seen === undefined || expected === undefined || seen === expected) return
  run.tell(exchange, 'amount', {
    field: `/data/${name}`,
    expected: `must be ${expected}, ${why}`,
    seen: String(seen),
  })
}
