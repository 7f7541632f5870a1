import { shapeOf } from '../../contract-diff/shape'
import { numberAt, rowsOf, shown, textAt } from '../json'
import type { Parameter } from '../model'
import { type List, withFields } from './list'
import { keyOf } from './list-rows'
import { NOWHERE } from './visit'

/** A word that a row is searched by. */
interface Wanted {
  /** Where it was taken from, and how it was changed: `part of the title`. */
  what: string
  text: string
}

const titleOf = (row: unknown) => textAt(row, 'header') ?? textAt(row, 'judul') ?? ''
const addressOf = (row: unknown) => textAt(row, 'alamat') ?? ''

/** The longest word: it fits the fewest rows. */
const longest = (text: string) =>
  (text.match(/\p{L}{4,}/gu) ?? []).toSorted((a, b) => b.length - a.length)[0]

const fits = (row: unknown, text: string) =>
  [titleOf(row), addressOf(row)].some((one) => one.toLowerCase().includes(text.toLowerCase()))

/** What a row is searched by. */
function wantedOf(rows: readonly unknown[]): Wanted[] {
  // Not the first row: it may be all that a broken search ever finds.
  const titled = rows.findLast((row) => longest(titleOf(row)) !== undefined)
  const placed = rows.findLast((row) => longest(addressOf(row)) !== undefined)
  const title = longest(titleOf(titled)) ?? ''
  const address = longest(addressOf(placed)) ?? ''
  return [
    { what: 'a word of a title', text: title },
    { what: 'a word of a title in capitals', text: title.toUpperCase() },
    { what: 'a word of a title in small letters', text: title.toLowerCase() },
    { what: 'the middle of a word of a title', text: title.slice(1, -1) },
    { what: 'a word of an address', text: address },
    { what: 'a word of an address in capitals', text: address.toUpperCase() },
  ].filter(({ text }) => text !== '')
}

/** Whether a list's search finds each row by a part of its title or its address, and everything by no word at all. */
export async function findsByWords(
  { visit, ask, query, parameters }: List,
  { index }: Parameter,
): Promise<void> {
  const lineOf = ['parameters', String(index)]
  const whole = await ask(query.filter(([name]) => name !== 'search'))
  const rows = rowsOf(whole.data)
  const asked = [{ what: 'no word', text: '' }, ...wantedOf(rows)]
  for (const { what, text } of asked) {
    const answer = await ask(withFields(query, [['search', text]]))
    // What fits is on one of several pages.
    if (!answer.ok || (numberAt(answer.data, 'pages') ?? 1) > (text === '' ? Infinity : 1)) continue
    const found = rowsOf(answer.data).flatMap((row) => keyOf(row) ?? [])
    const missing = rows.find((row) => fits(row, text) && !found.includes(keyOf(row) ?? ''))
    if (missing === undefined) continue
    visit.run.tell(answer.exchange, 'search', {
      field: Array.isArray(answer.data) ? '/data' : '/data/daftar',
      expected: `must have ${shown(keyOf(missing))} for ${shown(text)}, ${what}`,
      seen: shown(found),
      lineOf,
    })
  }
  await findsNoSigns({ visit, ask, query }, rows, lineOf)
  const [{ text } = { text: '' }] = wantedOf(rows)
  await findsInAnyOrder({ visit, ask, query, parameters }, text)
  const { exchange, data, ok } = await ask(withFields(query, [['search', `${text} ${NOWHERE}`]]))
  if (ok && rowsOf(data).length > 0)
    visit.run.tell(exchange, 'search', {
      field: Array.isArray(data) ? '/data' : '/data/daftar',
      expected:
        'must have nothing for a word that there is and one that there isn’t: the text is searched as a whole',
      seen: shown(rowsOf(data).map((row) => keyOf(row))),
      lineOf,
    })
}

/** Checks that `%` and `_`, the wildcards of SQL's LIKE, are searched for as ordinary characters. */
async function findsNoSigns(
  { visit, ask, query }: Pick<List, 'visit' | 'ask' | 'query'>,
  rows: readonly unknown[],
  lineOf: readonly string[],
): Promise<void> {
  for (const sign of ['%', '_']) {
    const { exchange, data, ok } = await ask(withFields(query, [['search', sign]]))
    const keys = rows.filter((row) => !fits(row, sign)).map((row) => keyOf(row))
    const strange = rowsOf(data).find((row) => !fits(row, sign) && keys.includes(keyOf(row)))
    if (ok && strange !== undefined)
      visit.run.tell(exchange, 'search', {
        field: Array.isArray(data) ? '/data' : '/data/daftar',
        expected: `must have nothing without ${shown(sign)} in it, for ${shown(sign)}`,
        seen: shown(keyOf(strange)),
        lineOf,
      })
  }
}

/** Checks that a search finds the same rows in each order that a list can be asked for. */
async function findsInAnyOrder(
  { visit, ask, query, parameters }: List,
  text: string,
): Promise<void> {
  const sort = parameters.find(({ name }) => name === 'sortBy')
  if (!sort || text === '') return
  const searched = withFields(query, [['search', text]])
  const found = async (fields: typeof query) => {
    const { exchange, data, ok } = await ask(fields)
    return { exchange, ok, keys: rowsOf(data).flatMap((row) => keyOf(row) ?? []) }
  }
  const newest = await found(searched)
  for (const value of shapeOf(sort.schema).values ?? []) {
    if (typeof value !== 'string' || !newest.ok) continue
    const { exchange, ok, keys } = await found(withFields(searched, [['sortBy', value]]))
    if (!ok || keys.toSorted().join() === newest.keys.toSorted().join()) continue
    visit.run.tell(exchange, 'search', {
      field: '/data by sortBy',
      expected: `must be what search=${text} finds without sortBy, in another order: ${shown(newest.keys)}`,
      seen: shown(keys),
      lineOf: ['parameters', String(sort.index)],
    })
  }
}
