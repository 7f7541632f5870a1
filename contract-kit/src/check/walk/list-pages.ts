import { membersOf, numberAt, shown } from '../http/json'
import type { Parameter } from '../model'
import { type Answer, type List, nothing, nothingIn, withFields } from './list'
import { keysOf } from './list-rows'
import type { Visit } from './visit'

/** Each page says which one it is, and the one beyond the last is empty. */
export async function pages({ visit, ask, query }: List, { index }: Parameter): Promise<void> {
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
  const page = Math.max(1, last) + 1
  const beyond = await ask(withFields(query, [['page', String(page)]]), nothing)
  nothingIn(visit, beyond, {
    check: 'empty',
    expected: 'must be empty for a page beyond the last',
    lineOf,
  })
  // SQL that counts beside the rows of a page counts none where there are none.
  sameCount(visit, { ...beyond, page }, unsaid)
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
    })
  const [first] = keysOf(unsaid.data)
  if (page === 1 && !keysOf(data).includes(first ?? '') && first !== undefined)
    run.tell(exchange, 'same', {
      field: '/data/daftar',
      expected: `must be the page that comes without a number, with ${shown(first)}`,
      seen: shown(keysOf(data)),
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
