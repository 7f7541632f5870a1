import { DAY_MS, WIB_OFFSET_MS } from '../../../src/lib/wib-date'
import type { Fields } from '../client'
import { membersOf, numberAt, rowsOf, shown, textAt } from '../json'
import type { Expectation } from '../judge'
import type { Parameter } from '../model'
import { NOWHERE, type Visit } from './visit'

export type Answer = Awaited<ReturnType<Visit['run']['ask']>>

/** A list and how it is asked for. */
interface List {
  visit: Visit
  ask: (query: Fields, expectation?: Expectation) => Promise<Answer>
  /** What it needs to answer at all. */
  query: Fields
  parameters: readonly Parameter[]
}

export const LIMITS = [5, 1]

/** The days that the app asks for, from today on. */
export const DAYS = 60

/** The day that comes so many days after today, in WIB. */
export const dayAfter = (days: number) =>
  new Date(Date.now() + days * DAY_MS + WIB_OFFSET_MS).toISOString().slice(0, 10)

/** The fields with others in the place of those of the same name. */
export const withFields = (fields: Fields, others: Fields): Fields => [
  ...fields.filter(([name]) => !others.some(([other]) => other === name)),
  ...others,
]

/** Whether a list heeds its limit, its days, its page and its search, as far as it has them. */
export async function walkList(list: List): Promise<void> {
  const { visit, ask, query, parameters } = list
  const named = (wanted: string) => parameters.find(({ name }) => name === wanted)
  const limited = named('limit')
  if (limited)
    for (const limit of LIMITS) {
      const answer = await ask(withFields(query, [['limit', String(limit)]]))
      withinLimit(visit, answer, limit, limited)
    }
  const until = named('sampai')
  if (until && named('dari')) await withinDay(list, until)
  const paged = named('page')
  if (paged) await pages(list, paged)
  if (named('search'))
    nothingIn(visit, await ask(withFields(query, [['search', NOWHERE]]), nothing), {
      check: 'empty',
      expected: 'must be [] for a search that nothing fits',
    })
}

const nothing: Expectation = { status: [200], as: 'empty' }

function withinLimit(
  visit: Visit,
  { exchange, data }: Answer,
  limit: number,
  { index }: Parameter,
): void {
  const { length } = rowsOf(data)
  if (length <= limit) return
  visit.run.tell(exchange, 'same', {
    field: '/data',
    expected: `must have at most ${limit} ${limit === 1 ? 'item' : 'items'} with limit=${limit}`,
    seen: `${length} items`,
    lineOf: ['parameters', String(index)],
  })
}

/** The days of a list's rows, the earliest first. */
const daysOf = (data: unknown): string[] =>
  rowsOf(data)
    .flatMap((row) => textAt(row, 'tgl')?.slice(0, 10) ?? [])
    .toSorted()

/** Asked for a single day, of those that have something the middle one, a list has nothing of another. */
async function withinDay({ visit, ask, query }: List, { index }: Parameter): Promise<void> {
  const days = daysOf((await ask(query)).data)
  const day = days[Math.floor(days.length / 2)] ?? dayAfter(0)
  const single = withFields(query, [
    ['dari', day],
    ['sampai', day],
  ])
  const { exchange, data } = await ask(single)
  const other = daysOf(data).find((one) => one !== day)
  if (other === undefined) return
  visit.run.tell(exchange, 'same', {
    field: '/data',
    expected: `must have nothing of another day with dari=${day} and sampai=${day}`,
    seen: other,
    lineOf: ['parameters', String(index)],
  })
}

/** Each page says which one it is, and the one beyond the last is empty. */
async function pages({ visit, ask, query }: List, { index }: Parameter): Promise<void> {
  const lineOf = ['parameters', String(index)]
  const last = numberAt((await ask(query)).data, 'pages') ?? 0
  for (const page of last > 1 ? [1, last] : [1]) {
    const { exchange, data } = await ask(withFields(query, [['page', String(page)]]))
    const seen = membersOf(data)['page']
    if (exchange.status === 200 && seen !== page)
      visit.run.tell(exchange, 'same', {
        field: '/data/page',
        expected: `must be ${page} with page=${page}`,
        seen: shown(seen),
        lineOf,
      })
  }
  const beyond = withFields(query, [['page', String(Math.max(1, last) + 1)]])
  nothingIn(visit, await ask(beyond, nothing), {
    check: 'empty',
    expected: 'must be empty for a page beyond the last',
    lineOf,
  })
}

/** Tells of an answer that has something where there must be nothing. */
export function nothingIn(
  { run }: Visit,
  { exchange, data }: Answer,
  { check, ...about }: { check: 'unknown' | 'empty'; expected: string; lineOf?: readonly string[] },
): void {
  if (exchange.status !== 200 || rowsOf(data).length === 0) return
  const field = Array.isArray(data) ? '/data' : '/data/daftar'
  run.tell(exchange, check, { ...about, field, seen: shown(data) })
}
