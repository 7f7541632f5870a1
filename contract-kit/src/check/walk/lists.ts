import type { Fields } from '../http/client'
import { numberAt, rowsOf, shown } from '../http/json'
import type { Parameter } from '../model'
import { type Answer, type List, nothing, nothingIn, withFields } from './list'
import { onItsDay, withinDay } from './list-days'
import { eachKind } from './list-kinds'
import { pages } from './list-pages'
import { keysOf } from './list-rows'
import { sameAgain } from './same-again'
import { findsByWords } from './search'
import { NOWHERE, type Visit } from './visit'

export const LIMITS = [5, 4, 3, 2, 1]

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
  if (kind) await eachKind(list, kind)
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
      })
  }
}

/** The most that the contract lets ask for. */
const MOST = 50

/** A shorter list is the beginning of a longer one, and as long as it may be; without a limit it is that of the default. */
async function limits({ visit, ask, query }: List, parameter: Parameter): Promise<void> {
  const lineOf = ['parameters', String(parameter.index)]
  const without = query.filter(([name]) => name !== 'limit')
  const all = await ask([...without, ['limit', String(MOST)]])
  const whole = keysOf(all.data)
  const { default: usual } = parameter.schema
  const asked: [Fields, number][] = LIMITS.map((limit) => [[['limit', String(limit)]], limit])
  if (typeof usual === 'number') asked.push([[], usual])
  for (const [field, limit] of asked) {
    const answer = await ask([...without, ...field])
    withinLimit(visit, answer, limit, parameter)
    const keys = keysOf(answer.data)
    const expected = whole.slice(0, limit)
    if (all.ok && answer.ok && keys.length <= limit && keys.join() !== expected.join())
      visit.run.tell(answer.exchange, 'order', {
        field: '/data',
        expected: `must be the first of those with limit=${MOST}`,
        seen: `${shown(keys)}, not ${shown(expected)}`,
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
