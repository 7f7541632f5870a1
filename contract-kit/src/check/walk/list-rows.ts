import { isDeepStrictEqual } from 'node:util'
import { shapeOf } from '../../diff/shape'
import { itemsOf, membersOf, rowsOf, shown, textAt } from '../http/json'
import { donorLists } from '../http/content'
import type { Operation } from '../model'
import type { Answer } from './list'
import type { Visit } from './visit'

/** What tells whether a page is that of its row. What else both tell is compared for every answer (facts.ts). */
const told = ['slug', 'id']

/** What orders the rows of each list that the contract calls newest first. */
const newestBy: Readonly<Record<string, string>> = {
  'campaign/get_transaction_list': 'tgl_bayar',
  'campaign/get_prayer_campaign': 'tgl_donasi',
  'campaign/get_updates': 'tgl',
  'campaign/get_disbursements': 'tgl_cair',
  'news/get_list': 'tgl',
  'user/get_inbox': 'waktu',
  'mosque/get_campaign': 'created_date',
}

/** Who give so often, at so many hours before one in the afternoon, hardly leave out all later ones by chance. */
const MANY = 40
const MOST_HOURS = 9

/** What tells a row from all others of its list; undefined where it has nothing such. */
export function keyOf(row: unknown): string | undefined {
  const { id, slug, kode } = membersOf(row)
  const key = slug ?? id ?? kode
  return typeof key === 'string' || typeof key === 'number' ? String(key) : undefined
}

/** The keys of a list's rows, as far as they have any. */
export const keysOf = (data: unknown): string[] => rowsOf(data).flatMap((row) => keyOf(row) ?? [])

/** Sees that no row of an answer comes twice, that they begin with the newest, and that a visitor has amened none. */
export function soundRows(
  { run }: Visit,
  { name }: Operation,
  { exchange, data, ok }: Answer,
): void {
  if (!ok || run.options.stateless) return
  const rows = rowsOf(data)
  const place = Array.isArray(data) ? '/data' : '/data/daftar'
  const keys = rows.flatMap((row) => keyOf(row) ?? [])
  const twice = keys.find((key, index) => keys.indexOf(key) < index)
  if (twice !== undefined)
    run.tell(exchange, 'same', {
      field: place,
      expected: 'must have each row once',
      seen: `${shown(twice)} twice`,
    })
  const date = newestBy[name]
  const dates = date === undefined ? [] : rows.flatMap((row) => textAt(row, date) ?? [])
  const late = dates.findIndex((one, index) => one > (dates[index - 1] ?? one))
  if (date !== undefined && late >= 0)
    run.tell(exchange, 'order', {
      field: `${place}/${late}/${date}`,
      expected: 'must not be after that of the row before: newest first',
      seen: `${shown(dates[late])} after ${shown(dates[late - 1])}`,
    })
  const hours = dates.map((one) => Number(one.slice(11, 13)))
  const isHalf = hours.every((hour) => hour >= 1 && hour <= 12) && new Set(hours).size >= MOST_HOURS
  if (donorLists.has(name) && hours.length >= MANY && isHalf)
    run.tell(exchange, 'time', {
      field: `${place}/*/${date}`,
      expected: 'must have the hours of a whole day, 00 to 23',
      seen: `only hours from 01 to 12 in ${hours.length} rows`,
    })
  const liked = rows.findIndex((row) => textAt(row, 'status_like') === 'liked')
  if (exchange.call.jar === undefined && liked >= 0)
    run.tell(exchange, 'same', {
      field: `${place}/${liked}/status_like`,
      expected: 'must be "unliked" without a session',
      seen: '"liked"',
    })
}

/** Sees that the page of a program, or of an article, is that of its row. */
export function sameAsListed(
  { run }: Visit,
  { answers }: Operation,
  { exchange, data, ok }: Answer,
  row: unknown,
): void {
  if (!ok || run.options.stateless) return
  const shape = shapeOf(shapeOf(answers.get(200)).properties.get('data'))
  const isList = shape.types?.includes('array') ?? false
  const item = isList ? shapeOf(shape.items) : shape
  if (!item.required.has('slug')) return
  const [listed, seen] = [membersOf(row), membersOf(isList ? itemsOf(data)[0] : data)]
  for (const name of told)
    if (name in listed && item.properties.has(name) && seen[name] !== listed[name])
      if (name in seen || item.required.has(name))
        run.tell(exchange, 'same', {
          field: isList ? `/data/0/${name}` : `/data/${name}`,
          expected: `must be ${shown(listed[name])}, as its list says`,
          seen: shown(seen[name]),
        })
}

/** Checks that not everything that can be asked for has the same rows: then nobody has looked at what was asked for. */
export function ofItsSubject({ run }: Visit, subject: string, answers: readonly Answer[]): void {
  const [first, ...others] = answers
  if (!first || others.length === 0 || run.options.stateless) return
  const rows = rowsOf(first.data)
  const isSame = ({ data, ok }: Answer) => ok && isDeepStrictEqual(rowsOf(data), rows)
  if (rows.length === 0 || !others.every(isSame)) return
  run.tell(first.exchange, 'same', {
    field: '/data',
    expected: `must be of the ${subject} that was asked for`,
    seen: `the same for all ${answers.length}`,
    lineOf: ['summary'],
  })
}
