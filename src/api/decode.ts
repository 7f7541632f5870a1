import { hasCredentials, withoutDeceptiveSigns } from '@/lib/text/spoofing'

/** An answer that breaks the contract; `message` names the field and what was expected. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError'
}

/** An answer that reports that the thing doesn't exist; `message` is Indonesian and can be shown. */
export class NothingFound extends Error {}

/** A contract object before its values are trusted: the names are known, the values are not. */
export type Wire<Schema> = Readonly<Partial<Record<keyof Schema, unknown>>>

/** What an operation of a contract answers with, as JSON. */
export type AnswerOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

/**
 * The parameter type of the readers below: `unknown`, or a value whose contract type is the expected one. So a contract
 * change that a reader can't handle is a compile error. At run time no value is trusted.
 */
type Given<T, Expected> = unknown extends T ? unknown : Expected

/**
 * An object before its values are trusted.
 * @param what names the thing in the error, for example `data[3]`
 * @throws DecodeError when the value is no object
 */
export function record<Schema>(value: unknown, what: string): Wire<Schema> {
  if (!isRecord<Schema>(value)) throw noObject(value, what)
  return value
}

/** The value, which the contract calls an object. @throws DecodeError when it is none */
export function told<T>(value: T, what: string): T {
  if (!isRecord(value)) throw noObject(value, what)
  return value
}

function isRecord<Schema>(value: unknown): value is Wire<Schema> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const noObject = (value: unknown, what: string) =>
  new DecodeError(`${what}: expected an object, got ${kind(value)}`)

/** Reads each answer once, however many components select from it. */
export function memoised<Answer extends object, T>(
  read: (answer: Answer) => T,
): (answer: Answer) => T {
  const known = new WeakMap<Answer, { read: T }>()
  return (answer) => {
    const before = known.get(answer)
    if (before) return before.read
    const now = read(answer)
    known.set(answer, { read: now })
    return now
  }
}

/** A `select` that reads the rows of an answer (see {@link list}). @param key null where nothing tells them apart */
export const rows = <Row extends object, T>(
  item: (row: Row, what: string) => T,
  key: ((item: T) => string) | null,
) =>
  memoised(({ data }: { data: readonly Row[] }) =>
    list(data, (row, what) => item(told(row, what), what), key),
  )

/** A `select` that reads the one object of an answer (see {@link first}). */
export const only = <Data extends object, T>(item: (data: Data, what: string) => T) =>
  memoised(({ data }: { data: Data | readonly Data[] | null }) => first(data, item))

type RowOf<V> = V extends readonly (infer Row)[] ? Row : unknown

function isRows<V>(value: V): value is V & RowOf<V>[] {
  return Array.isArray(value)
}

/**
 * Reads an array; null counts as an empty one, since backends send it for "no rows". A row that can't be read is left
 * out, so that one damaged record doesn't hide all the others.
 * @param key tells the rows apart: one that comes again, by a join or another mistake, is left out
 * @throws DecodeError for anything else that is no array, and when none of its rows can be read
 */
export function list<V, T>(
  value: V,
  item: (row: RowOf<V>, what: string) => T,
  key: ((item: T) => string | number) | null = null,
): T[] {
  if (value === null) return []
  if (!isRows(value)) throw new DecodeError(`data: expected an array, got ${kind(value)}`)
  const rows: T[] = []
  let spoilt: DecodeError | undefined
  for (const [index, entry] of value.entries()) {
    try {
      rows.push(item(entry, `data[${index}]`))
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error
      spoilt ??= error
    }
  }
  if (rows.length === 0 && spoilt) throw spoilt
  return key ? uniqueBy(rows, key) : rows
}

/** The items without those whose key an earlier one has. */
export function uniqueBy<T>(items: readonly T[], key: (item: T) => unknown): T[] {
  const seen = new Set<unknown>()
  // `add` returns the set.
  return items.filter((item) => !seen.has(key(item)) && seen.add(key(item)))
}

/** The first item of an array answer (or the object itself), null when there is none. */
function first<Data extends object, T>(
  data: Data | readonly Data[] | null,
  item: (data: Data, what: string) => T,
): T | null {
  if (data === null) return null
  if (!isMany(data)) return item(told(data, 'data'), 'data')
  const [one] = data
  return one === undefined ? null : item(told(one, 'data[0]'), 'data[0]')
}

function isMany<Data extends object>(data: Data | readonly Data[]): data is readonly Data[] {
  return Array.isArray(data)
}

type Text = string | number | null | undefined

/**
 * Text, trimmed, without signs that deceive; a number becomes its digits; null for nothing or blank, and for a number
 * beyond those that are exact: it has lost digits, which an account's number can't spare.
 */
export function text<T>(value: T & Given<T, Text>): string | null {
  return readText(value)
}

/** Like {@link text}, for a field that the contract requires; '' if it is missing nevertheless. */
export function certainText<T>(value: T & Given<T, string>): string {
  return readText(value) ?? ''
}

function readText(value: unknown): string | null {
  if (typeof value === 'number') return exact(value) === null ? null : String(value)
  if (typeof value !== 'string') return null
  // Half an emoji, which a cut text may end with, can't stand in an address: it would break the screen with it.
  const trimmed = withoutDeceptiveSigns(value)
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim()
  return trimmed === '' ? null : trimmed
}

/** @throws DecodeError when there is no text */
export function requiredText<T>(value: T & Given<T, string | number>, what: string): string {
  const read = readText(value)
  if (read === null) throw new DecodeError(`${what}: expected text, got ${kind(value)}`)
  return read
}

/**
 * A number, also when it came as text of digits; null when there is none, or one that can't be read or isn't exact.
 * For whole numbers: a text with a decimal part is read by {@link decimal} alone.
 */
export function number<T>(value: T & Given<T, number | null | undefined>): number | null {
  return readNumber(value)
}

/** Like {@link number}, for what has decimals by nature: a latitude, a percentage. */
export function decimal<T>(value: T & Given<T, number | null | undefined>): number | null {
  return readNumber(value, /^[+-]?\d+(\.\d+)?$/)
}

/**
 * "50.000" is fifty thousand to an Indonesian and fifty to a computer, so it is no number. "50000.00", as databases
 * write an amount, can't be anything else.
 */
const WHOLE = /^-?\d+(\.00)?$/

function readNumber(value: unknown, writing = WHOLE): number | null {
  if (typeof value === 'number') return exact(value)
  return typeof value === 'string' && writing.test(value.trim()) ? exact(Number(value)) : null
}

/** Beyond it nothing is exact, and from 1e21 on it would be written with an exponent. */
const exact = (value: number) => (Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : null)

/**
 * A whole amount or count, never negative: a missing one (null, blank) is read as 0, and so is one below 0.
 * @throws DecodeError when there is something that can't be read: it isn't shown as 0
 */
export function count<T>(value: T & Given<T, number | null | undefined>, what: string): number {
  if (value === null || value === undefined || (typeof value === 'string' && value.trim() === ''))
    return 0
  const read = readNumber(value)
  if (read === null) throw new DecodeError(`${what}: expected a number, got ${kind(value)}`)
  return Math.max(0, Math.round(read))
}

/** @throws DecodeError when it is no whole, non-negative number: an amount to pay is never guessed */
export function requiredAmount<T>(value: T & Given<T, number>, what: string): number {
  const read = readNumber(value)
  if (read === null || read < 0 || !Number.isInteger(read))
    throw new DecodeError(`${what}: expected an amount in whole rupiah, got ${kind(value)}`)
  return read
}

/**
 * A full http(s) address, also from a path below `base`; null for nothing, for schemes that could run a script, and for
 * an address with a user name or a password.
 */
export function httpUrl<T>(value: T & Given<T, Text>, base: string): string | null {
  const read = readText(value)
  if (read === null) return null
  if (!URL.canParse(read, `${base}/`)) return null
  const url = new URL(read, `${base}/`)
  const isHttp = url.protocol === 'https:' || url.protocol === 'http:'
  return isHttp && !hasCredentials(url) ? url.href : null
}

/** A picture's {@link httpUrl}. `data:image/…` is also accepted, since a QR picture may come as one. */
export function pictureUrl<T>(value: T & Given<T, Text>, base: string): string | null {
  const read = readText(value)
  return read !== null && /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i.test(read)
    ? read
    : httpUrl(read, base)
}

function kind(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  if (value === undefined) return 'nothing'
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : typeof value
}

/**
 * An address that the app may link to: absolute and `https:`, without a user name or a password that would look like
 * another host. Null for anything else, which is shown as text.
 */
export function httpsUrl(value: string | null): string | null {
  const read = text(value)
  if (read === null || !/^https:\/\/[^/\\]/i.test(read)) return null
  try {
    const url = new URL(read)
    return hasCredentials(url) ? null : url.href
  } catch {
    // Not asked by `URL.canParse`, which the televisions that show Layar Masjid don't know.
    return null
  }
}
