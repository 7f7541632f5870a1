import { isDeepStrictEqual } from 'node:util'
import type { Fields } from '../http/client'
import type { Jar } from '../http/cookies'
import { membersOf, parsed, shown, unsigned, valueAt } from '../http/json'
import { type Answer, type List, withFields } from './list'
import { keyOf, keysOf } from './list-rows'
import type { Visit } from './visit'

/** The row of a list that another answer has at another place; undefined where two have its key, which is told elsewhere. */
function sameRow(rows: readonly unknown[], row: unknown, index: number): unknown {
  if (keyOf(row) === undefined) return rows[index]
  const [found, ...more] = rows.filter((one) => keyOf(one) === keyOf(row))
  return more.length > 0 ? undefined : found
}

/**
 * Where two answers tell something different, as a JSON pointer into the later one; null where they don't. Rows that
 * only one of them has are no difference, and neither is what lies in `own`.
 */
function differenceOf(
  before: unknown,
  after: unknown,
  own: readonly string[] = [],
  pointer = '/data',
): string | null {
  if (Array.isArray(before) && Array.isArray(after)) {
    const [rows, others]: unknown[][] = [after, before]
    // Without keys a row can't be found again once others have come before it.
    if (rows?.length !== others?.length && rows?.some((row) => keyOf(row) === undefined))
      return null
    const found = rows?.map((row, index) => {
      const other = sameRow(others ?? [], row, index)
      return other === undefined ? null : differenceOf(other, row, own, `${pointer}/${index}`)
    })
    return found?.find((one) => one !== null) ?? null
  }
  const [one, other] = [membersOf(before), membersOf(after)]
  const names = Object.keys(other).filter((name) => name in one && !own.includes(name))
  const isObject = Object.keys(one).length > 0 && Object.keys(other).length > 0
  if (isObject) {
    const found = names.map((name) =>
      differenceOf(one[name], other[name], own, `${pointer}/${name}`),
    )
    return found.find((place) => place !== null) ?? null
  }
  return isDeepStrictEqual(unsigned(before), unsigned(after)) ? null : pointer
}

/** Checks that an answer asked for again is the same, in the same order. Something new may have come between. */
export async function sameAgain({ visit, ask, query }: List): Promise<void> {
  const first = await ask(query)
  const again = await ask(query)
  if (inOtherOrder(visit, first, again)) return
  if (first.ok && again.ok && differenceOf(first.data, again.data) !== null)
    await changesAgain({ visit, ask, query }, again)
}

/** Tells of rows that stand in another order than before. @returns whether there are such */
function inOtherOrder({ run }: Visit, first: Answer, again: Answer): boolean {
  const [before, after] = [keysOf(first.data), keysOf(again.data)]
  const inBoth = (one: readonly string[], other: readonly string[]) =>
    one.filter((key) => other.includes(key))
  if (inBoth(before, after).join() === inBoth(after, before).join()) return false
  run.tell(again.exchange, 'order', {
    field: Array.isArray(again.data) ? '/data' : '/data/daftar',
    expected: 'must have the order that it had a moment ago',
    seen: `${shown(before)}, then ${shown(after)}`,
  })
  return true
}

/** How often each list is asked for once more: two rows of one day stand in either order by chance. */
const MORE_TRIES = 4

/** Checks that rows which nothing tells apart, such as events of one day, keep their order. */
export async function keepsOrder(
  { visit, ask }: Pick<List, 'visit' | 'ask'>,
  asked: readonly { query: Fields; answer: Answer }[],
): Promise<void> {
  for (const { query, answer } of asked)
    for (let tries = 0; tries < MORE_TRIES && keysOf(answer.data).length > 1; tries += 1)
      if (inOtherOrder(visit, answer, await ask(query))) return
}

/** Tells of an answer that has changed, if it changes once more: a single change may have a reason. */
async function changesAgain({ visit, ask, query }: Omit<List, 'parameters'>, second: Answer) {
  const third = await ask(query)
  const place = third.ok ? differenceOf(second.data, third.data) : null
  if (place === null) return
  const [before, after] = [second, third].map(({ exchange }) =>
    valueAt(parsed(exchange.text), place),
  )
  visit.run.tell(third.exchange, 'same', {
    field: place,
    expected: `must be ${shown(before)}, as a moment ago`,
    seen: shown(after),
  })
}

/**
 * Checks that an answer doesn't depend on the call before it: asks everything again in reverse order.
 * @param asked the queries and their first answers
 */
export async function sameInReverse(
  { visit, ask }: Pick<List, 'visit' | 'ask'>,
  asked: readonly { query: Fields; answer: Answer }[],
): Promise<void> {
  for (const [index, { query, answer }] of [...asked.entries()].toReversed()) {
    const again = await ask(query)
    if (!answer.ok || !again.ok || differenceOf(answer.data, again.data) === null) continue
    // The data may really have changed. But if it changes back after another call, something leaks.
    const other = asked[index - 1] ?? asked.at(-1)
    if (other) await ask(other.query)
    const third = await ask(query)
    const place = third.ok ? differenceOf(third.data, again.data) : null
    if (place !== null)
      visit.run.tell(again.exchange, 'same', {
        field: place,
        expected: `must be ${shown(valueAt(parsed(third.exchange.text), place))}, whatever was asked before`,
        seen: shown(valueAt(parsed(again.exchange.text), place)),
      })
  }
}

/**
 * Checks that a session doesn't remember a list's parameters: without them, the list is as it was before.
 * @param filters optional parameters, to be sent one at a time
 */
export async function forgetsFilters(
  { visit, ask, query }: Omit<List, 'parameters'>,
  filters: readonly Fields[],
): Promise<void> {
  for (const filter of filters) {
    const before = await ask(query)
    await ask(withFields(query, filter))
    const after = await ask(query)
    const [was, is] = [keysOf(before.data), keysOf(after.data)]
    const common = (one: readonly string[], other: readonly string[]) =>
      one.filter((key) => other.includes(key)).join()
    if (!before.ok || !after.ok || common(was, is) === common(is, was)) continue
    const [name, value] = filter[0] ?? []
    visit.run.tell(after.exchange, 'order', {
      field: Array.isArray(after.data) ? '/data' : '/data/daftar',
      expected: `must have the order that it had before the session asked with ${name}=${value}: ${shown(was)}`,
      seen: shown(is),
    })
  }
}

/** What is each user's own. */
const OWN = ['status_like']

/** Checks that somebody who is logged in is answered what a visitor is, but for what is his own. */
export async function sameForAll(
  { run }: Visit,
  name: string,
  { query, jar }: { query: Fields; jar: Jar },
): Promise<void> {
  // Somebody may have given, or said amen, in between.
  for (let tries = 0; ; tries += 1) {
    const own = await run.ask(name, { query, jar })
    const visitor = await run.ask(name, { query })
    if (!visitor.ok || !own.ok) return
    const listed = keysOf(own.data)
    const lost = keysOf(visitor.data).find((key) => !listed.includes(key))
    const place = lost === undefined ? differenceOf(visitor.data, own.data, OWN) : '/data'
    if (place === null) return
    if (tries === 0) continue
    run.tell(own.exchange, 'same', {
      field: place,
      expected: 'must be what visitors get: a session changes only what is the user’s own',
      seen:
        lost === undefined ? shown(valueAt(parsed(own.exchange.text), place)) : `no ${shown(lost)}`,
    })
    return
  }
}
