import { DAY_MS, WIB_OFFSET_MS } from '../../../../src/lib/time/wib-date'
import { membersOf, rowsOf, shown, textAt } from '../http/json'
import type { Parameter } from '../model'
import { type List, nothing, nothingIn, withFields } from './list'
import { sampled } from './visit'

/** How many days are asked for, before today and after it: a cash book has the former, events are asked for ahead. */
export const DAYS = 60

/** The date some days after today, in WIB: `2026-11-25`. */
export const dayAfter = (days: number) =>
  new Date(Date.now() + days * DAY_MS + WIB_OFFSET_MS).toISOString().slice(0, 10)

const FRIDAY = 5

/** The dates of a list's events, earliest first. */
const daysOf = (data: unknown): string[] =>
  rowsOf(data)
    .flatMap((row) => textAt(row, 'tgl')?.slice(0, 10) ?? [])
    .toSorted()

/** Checks that a list asked for a single day has all of that day's events and no others. */
export async function withinDay(list: List, { index }: Parameter): Promise<void> {
  const { visit, ask, query } = list
  const all = await ask(query)
  const days = daysOf(all.data)
  const lineOf = ['parameters', String(index)]
  const single = sampled([...new Set(days)], visit.rows)
  for (const day of single.length > 0 ? single : [dayAfter(0)])
    await onlyThatDay(list, { day, days, isWhole: all.ok, lineOf })
  const backwards = withFields(query, [
    ['dari', days.at(-1) ?? dayAfter(0)],
    ['sampai', dayAfter(-DAYS - 1)],
  ])
  nothingIn(visit, await ask(backwards, nothing), {
    check: 'empty',
    expected: 'must be [] with sampai before dari',
    lineOf,
  })
}

async function onlyThatDay(
  { visit, ask, query }: List,
  {
    day,
    days,
    isWhole,
    lineOf,
  }: { day: string; days: readonly string[]; isWhole: boolean; lineOf: readonly string[] },
): Promise<void> {
  const { exchange, data } = await ask(
    withFields(query, [
      ['dari', day],
      ['sampai', day],
    ]),
  )
  const other = daysOf(data).find((one) => one !== day)
  if (other !== undefined)
    visit.run.tell(exchange, 'same', {
      field: '/data',
      expected: 'must have nothing of another day than the one that is both dari and sampai',
      seen: `${other} with ${day}`,
      lineOf,
    })
  const [all, found] = [days, daysOf(data)].map((some) => some.filter((one) => one === day).length)
  if (isWhole && exchange.status === 200 && found !== all)
    visit.run.tell(exchange, 'same', {
      field: '/data',
      expected: 'must have all of the day that is both dari and sampai',
      seen: `${found} of ${all} with ${day}`,
      lineOf,
    })
}

/** Checks that `mulai` is on the event's own day, and is null where `waktu_teks` tells the time; and that Jumat is a Friday. */
export async function onItsDay({ visit, ask, query }: List): Promise<void> {
  const { exchange, data } = await ask(query)
  for (const [index, row] of rowsOf(data).entries()) {
    const [day, start] = [textAt(row, 'tgl')?.slice(0, 10), textAt(row, 'mulai')]
    const words = textAt(row, 'waktu_teks') ?? ''
    if (textAt(row, 'kategori') === 'jumat' && new Date(day ?? '').getUTCDay() !== FRIDAY)
      visit.run.tell(exchange, 'same', {
        field: `/data/${index}/kategori`,
        expected: 'must not be "jumat" on another day than a Friday',
        seen: shown(day),
      })
    if (Object.values(membersOf(membersOf(row)['petugas'])).includes(''))
      visit.run.tell(exchange, 'same', {
        field: `/data/${index}/petugas`,
        expected: 'must be null for each that isn’t known',
        seen: shown(membersOf(row)['petugas']),
      })
    const end = textAt(row, 'selesai')
    if (start !== undefined && end !== undefined && end < start)
      visit.run.tell(exchange, 'time', {
        field: `/data/${index}/selesai`,
        expected: 'must not be before its mulai, in WIB',
        seen: `${end} before ${start}`,
      })
    if (start !== undefined && words !== '')
      visit.run.tell(exchange, 'same', {
        field: `/data/${index}/mulai`,
        expected: `must be null, as waktu_teks tells the time in words: ${shown(words)}`,
        seen: start,
      })
    if (day === undefined || start === undefined || start.startsWith(day)) continue
    visit.run.tell(exchange, 'time', {
      field: `/data/${index}/mulai`,
      expected: 'must be an hour of its day, in WIB',
      seen: `${start} on ${day}`,
    })
  }
}
