import { isObject, itemsOf, membersOf } from '../src/check/http/json'
import type { Change, Passing } from './proxy'

// Changes of what answers with 200 tell.

/** Changes the JSON of every answer with 200. */
export function body(change: (json: unknown) => unknown): Change {
  return {
    response: (reply) =>
      reply.status === 200
        ? { ...reply, body: JSON.stringify(change(JSON.parse(reply.body))) }
        : reply,
  }
}

/**
 * Changes the values that a pointer leads to; `*` is every item of an array. A value of undefined takes the member
 * away. What isn't there is left as it is.
 */
export function at(pointer: string, change: (value: unknown) => unknown): Change {
  const path = pointer.split('/').slice(1)
  return body((json) => walk(json, path, change))
}

function walk(
  value: unknown,
  path: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  const [first, ...rest] = path
  if (first === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      first === '*' || first === String(index) ? walk(item, rest, change) : item,
    )
  if (!isObject(value)) return value
  const members = membersOf(value)
  return first in members ? { ...members, [first]: walk(members[first], rest, change) } : value
}

export const drop = (pointer: string) => at(pointer, () => undefined)
export const put = (pointer: string, value: unknown) => at(pointer, () => value)

/** Of the field that the check must name: another value, one that is made of what it was, and one where there was none. */
export const is = (value: unknown) => (field: string) => put(field, value)
export const becomes = (change: (value: unknown) => unknown) => (field: string) => at(field, change)
export const adds = (value: unknown) => (field: string) =>
  at(parentOf(field), (members) => ({ ...membersOf(members), [nameIn(field)]: value }))
export const reversed = (list: unknown) => itemsOf(list).toReversed()
export const shiftedBy = (hours: number) => (field: string) => shifted(field, hours)
export const asText = (pointer: string) =>
  at(pointer, (value) => (value === null ? null : JSON.stringify(value)))

/** Of a text in that field: another one. What is no text stays as it is. */
export const textBecomes = (change: (text: string) => unknown) =>
  becomes((text) => (typeof text === 'string' ? change(text) : text))

export const replaced = (pattern: RegExp | string, by: string) =>
  textBecomes((text) => text.replace(pattern, by))
export const plus = (more: number) => (value: unknown) => Number(value) + more

/** Other members for the objects that a pointer leads to, beside those that stay; false: none. */
export const merges = (
  pointer: string,
  more: (members: Readonly<Record<string, unknown>>) => object | false,
): Change =>
  at(pointer, (value) =>
    isObject(value) ? { ...membersOf(value), ...more(membersOf(value)) } : value,
  )

/** Changes the donations of one type of method as they are read. */
export const typed = (type: string, field: string, change: (value: unknown) => unknown) =>
  merges('/data', (data) => data['metode_bayar'] === type && { [field]: change(data[field]) })

/** The same value under another name. */
export const rename = (pointer: string, name: string) =>
  at(parentOf(pointer), (members) => {
    const { [nameIn(pointer)]: moved, ...others } = membersOf(members)
    return { ...others, [name]: moved }
  })

const parentOf = (pointer: string) => pointer.replace(/\/[^/]*$/, '')
const nameIn = (pointer: string) => pointer.replace(/^.*\//, '')

/** The rows of a list, whether it comes whole or page by page. */
export const rows = (change: (rows: unknown[], call: Passing) => unknown[]): Change => ({
  response: (reply, call) => {
    if (reply.status !== 200) return reply
    const json = membersOf(JSON.parse(reply.body))
    const { data } = json
    const changed = Array.isArray(data)
      ? change(data, call)
      : { ...membersOf(data), daftar: change([...itemsOf(membersOf(data)['daftar'])], call) }
    return { ...reply, body: JSON.stringify({ ...json, data: changed }) }
  },
})

/** Rows in the opposite order, and with the first one once more at the end. */
export const turned = rows((list) => list.toReversed())
export const twice = rows((list) => [...list, ...list.slice(0, 1)])

/** A time, so many hours later, as in another zone; what is no time stays as it is. */
export const later = (time: unknown, hours: number): unknown =>
  typeof time === 'string'
    ? new Date(Date.parse(`${time.replace(' ', 'T')}Z`) + hours * 3_600_000)
        .toISOString()
        .slice(0, 19)
        .replace('T', ' ')
    : time

/** Each time written down in another zone. */
export const shifted = (pointer: string, hours: number) =>
  at(pointer, (value) => later(value, hours))

/** Cuts texts as a column does that is too short. */
export const cut = (length: number) => (value: unknown) =>
  typeof value === 'string' ? value.slice(0, length) : value
