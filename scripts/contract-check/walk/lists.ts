import { shapeOf } from '../../contract-diff/shape'
import type { Fields } from '../client'
import { membersOf, numberAt, rowsOf, shown } from '../json'
import type { Parameter } from '../model'
import { dataLine } from './lines'
import { type Answer, type List, nothing, nothingIn, withFields } from './list'
import { onItsDay, withinDay } from './list-days'
import { keyOf } from './list-rows'
import { sameAgain } from './same-again'
import { findsByWords } from './search'
import { NOWHERE, type Visit } from './visit'

export const LIMITS = [5, 1]

/** Whether a list heeds its limit, its days, its page and its search, as far as it has them. */
export async function walkList(list: List): Promise<void> {
  const { visit, ask, query, parameters } = list
  const named = (wanted: string) => parameters.find(({ name }) => name === wanted)
  const limited = named('limit')
  if (limited) await limits(list, limited)
  await sameAgain(list)
  const until = named('sampai')
  if (until && named('dari')) {
    await withinDay(list, until)
    await onItsDay(list)
  }
  const paged = named('page')
  if (paged) await pages(list, paged)
  const kind = named('jenis')
  if (kind) await otherKind(list, kind)
  const search = named('search')
  if (search) await findsByWords(list, search)
  if (search) {
    const answer = await ask(withFields(query, [['search', NOWHERE]]), nothing)
    nothingIn(visit, answer, {
      check: 'empty',
      expected: 'must be [] for a search that nothing fits',
    })
    const left = numberAt(answer.data, 'pages') ?? 0
    if (left > 1)
      visit.run.tell(answer.exchange, 'same', {
        field: '/data/pages',
        expected: 'must count the pages of what the search found: none',
        seen: String(left),
        lineOf: dataLine('pages'),
      })
  }
}

const keysOf = (data: unknown): string[] => rowsOf(data).flatMap((row) => keyOf(row) ?? [])

/** The most that the contract lets ask for. */
const MOST = 50

/** A shorter list is the beginning of a longer one, and as long as it may be; without a limit it is that of the default. */
async function limits({ visit, ask, query }: List, parameter: Parameter): Promise<void> {
  const lineOf = ['parameters', String(parameter.index)]
  const without = query.filter(([name]) => name !== 'limit')
  const whole = keysOf((await ask([...without, ['limit', String(MOST)]])).data)
  const { default: usual } = parameter.schema
  const asked: [Fields, number][] = LIMITS.map((limit) => [[['limit', String(limit)]], limit])
  if (typeof usual === 'number') asked.push([[], usual])
  for (const [field, limit] of asked) {
    const answer = await ask([...without, ...field])
    withinLimit(visit, answer, limit, parameter)
    const keys = keysOf(answer.data)
    const expected = whole.slice(0, limit)
    if (answer.ok && keys.length <= limit && keys.join() !== expected.join())
      visit.run.tell(answer.exchange, 'order', {
        field: '/data',
        expected: `must be the first ${limit} of those with limit=${MOST}: ${shown(expected)}`,
        seen: shown(keys),
        lineOf,
      })
  }
}

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

/** Checks that no row is there with one `jenis` and with another. */
async function otherKind({ visit, ask, query }: List, { index, schema }: Parameter): Promise<void> {
  const [first, second] = shapeOf(schema).values ?? []
  if (typeof first !== 'string' || typeof second !== 'string') return
  const before = keysOf((await ask(withFields(query, [['jenis', first]]))).data)
  const { exchange, data } = await ask(withFields(query, [['jenis', second]]))
  const inBoth = keysOf(data).find((key) => before.includes(key))
  if (inBoth === undefined) return
  visit.run.tell(exchange, 'same', {
    field: '/data/daftar',
    expected: `must have nothing with jenis=${second} that is there with jenis=${first}`,
    seen: shown(inBoth),
    lineOf: ['parameters', String(index)],
  })
}

/** Each page says which one it is, and the one beyond the last is empty. */
async function pages({ visit, ask, query }: List, { index }: Parameter): Promise<void> {
  const lineOf = ['parameters', String(index)]
  const unsaid = await ask(query.filter(([name]) => name !== 'page'))
  const last = numberAt(unsaid.data, 'pages') ?? 0
  const before: string[] = []
  for (const page of last > 1 ? [...new Set([1, 2, last])] : [1]) {
    const { exchange, data } = await ask(withFields(query, [['page', String(page)]]))
    onlyHere(visit, { exchange, data, page, before })
    before.push(...keysOf(data))
    sameCount(visit, { exchange, data, page }, unsaid)
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

/** Checks that each page counts as many pages, and that the first is the one that comes without a number. */
function sameCount(
  { run }: Visit,
  { exchange, data, page }: Omit<Answer, 'ok'> & { page: number },
  unsaid: Answer,
): void {
  if (exchange.status !== 200 || !unsaid.ok) return
  const [count, seen] = [unsaid, { data }].map((one) => numberAt(one.data, 'pages'))
  if (seen !== count)
    run.tell(exchange, 'same', {
      field: '/data/pages',
      expected: `must be ${count}, as without a page`,
      seen: shown(seen),
      lineOf: dataLine('pages'),
    })
  const [first] = keysOf(unsaid.data)
  if (page === 1 && !keysOf(data).includes(first ?? '') && first !== undefined)
    run.tell(exchange, 'same', {
      field: '/data/daftar',
      expected: `must be the page that comes without a number, with ${shown(first)}`,
      seen: shown(keysOf(data)),
      lineOf: dataLine('daftar'),
    })
}

/** Checks that a later page has rows, and none that an earlier page had. */
function onlyHere(
  { run }: Visit,
  { exchange, data, page, before }: Omit<Answer, 'ok'> & { page: number; before: string[] },
): void {
  if (exchange.status !== 200 || page === 1) return
  const keys = keysOf(data)
  const again = keys.find((key) => before.includes(key))
  if (again === undefined && keys.length > 0) return
  run.tell(exchange, 'same', {
    field: '/data/daftar',
    expected: `must have rows with page=${page}, and none of an earlier page`,
    seen: again === undefined ? '[]' : `${shown(again)} again`,
  })
}
