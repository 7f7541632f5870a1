import { shapeOf } from '../../diff/shape'
import { numberAt, rowsOf, shown, textAt } from '../http/json'
import type { Parameter } from '../model'
import { type Answer, type List, nothing, nothingIn, withFields } from './list'
import { keyOf, keysOf } from './list-rows'
import { NOWHERE, sampled } from './visit'

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

/** A word of the last title that has one. The first row may be all that a broken search ever finds. */
const titleWord = (rows: readonly unknown[]) =>
  longest(titleOf(rows.findLast((row) => longest(titleOf(row)) !== undefined))) ?? ''

const fits = (row: unknown, text: string) =>
  [titleOf(row), addressOf(row)].some((one) => one.toLowerCase().includes(text.toLowerCase()))

/**
 * The texts to search for.
 * @param most how many whole titles, at most
 */
function wantedOf(rows: readonly unknown[], most: number): Wanted[] {
  const placed = rows.findLast((row) => longest(addressOf(row)) !== undefined)
  const title = titleWord(rows)
  const address = longest(addressOf(placed)) ?? ''
  // In SQL, CONCAT(title, address) is NULL without an address.
  const nowhere = rows.find((row) => addressOf(row) === '' && titleOf(row) !== '')
  return [
    {
      what: 'the title of a row without an address',
      text: nowhere === undefined ? '' : titleOf(nowhere),
    },
    ...sampled(rows, most).map((row) => ({ what: 'a whole title', text: titleOf(row).trim() })),
    { what: 'a word of a title', text: title },
    { what: 'a word of a title in capitals', text: title.toUpperCase() },
    { what: 'a word of a title in small letters', text: title.toLowerCase() },
    { what: 'the middle of a word of a title', text: title.slice(1, -1) },
    // Full-text indexes leave out short words.
    { what: 'two letters of a title', text: title.slice(0, 2) },
    { what: 'a letter of a title', text: title.slice(0, 1) },
    { what: 'a word of an address', text: address },
    { what: 'a word of an address in capitals', text: address.toUpperCase() },
  ].filter(({ text }) => text !== '')
}

/** Whether a list's search finds each row by a part of its title or its address, and everything by no word at all. */
export async function findsByWords(
  { visit, ask, query, parameters }: List,
  { index, schema }: Parameter,
): Promise<void> {
  const lineOf = ['parameters', String(index)]
  const most = shapeOf(schema).bounds.get('maxLength')?.value ?? Infinity
  const whole = await ask(query.filter(([name]) => name !== 'search'))
  const rows = rowsOf(whole.data)
  const asked = [{ what: 'no word', text: '' }, ...wantedOf(rows, visit.rows)].map(
    ({ what, text }) => ({ what, text: text.slice(0, most).trim() }),
  )
  for (const { what, text } of asked) {
    const answer = await ask(withFields(query, [['search', text]]))
    // What fits is on one of several pages.
    if (!answer.ok || (numberAt(answer.data, 'pages') ?? 1) > (text === '' ? Infinity : 1)) continue
    const found = keysOf(answer.data)
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
  if (parameters.some(({ name }) => name === 'page'))
    await findsOnEachPage({ visit, ask, query }, whole)
  const text = titleWord(rows)
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

/**
 * Checks that a search finds a row from the list's last page, and that its own last page is followed by an empty one.
 * @param whole the first page of the list
 */
async function findsOnEachPage(
  { visit, ask, query }: Pick<List, 'visit' | 'ask' | 'query'>,
  whole: Answer,
): Promise<void> {
  const last = numberAt(whole.data, 'pages') ?? 1
  const page = last > 1 ? await ask(withFields(query, [['page', String(last)]])) : whole
  const rows = rowsOf(page.data)
  // A whole title fits so few rows that they need one page.
  const text = titleOf(rows.at(-1)).trim()
  const searched = withFields(query, [['search', text]])
  const first = await ask(searched)
  const found = rowsOf(first.data).map((row) => keyOf(row))
  const pages = numberAt(first.data, 'pages') ?? 0
  if (text !== '' && first.ok && pages < 2 && !found.includes(keyOf(rows.at(-1))))
    visit.run.tell(first.exchange, 'search', {
      field: '/data/daftar',
      expected: `must have ${shown(keyOf(rows.at(-1)))} for ${shown(text)}, the title of a row of page ${last}`,
      seen: shown(found),
    })
  if (text === '' || pages === 0) return
  const beyond = await ask(withFields(searched, [['page', String(pages + 1)]]), nothing)
  nothingIn(visit, beyond, {
    check: 'search',
    expected: `must be empty beyond the last page of what search=${text} finds`,
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
    return { exchange, ok, keys: keysOf(data) }
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
