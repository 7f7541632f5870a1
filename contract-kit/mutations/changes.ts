import { STAND_IN_KEY } from '../src/stand-in'
import { isObject, itemsOf, membersOf } from '../src/check/http/json'
import { type Change, operationOf, type Passing, type Reply } from './proxy'

const succeeded = ({ status }: Reply) => status === 200

/** Changes the JSON of every answer with 200. */
export function body(change: (json: unknown) => unknown): Change {
  return {
    response: (reply) =>
      succeeded(reply) ? { ...reply, body: JSON.stringify(change(JSON.parse(reply.body))) } : reply,
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
export const shiftedBy = (hours: number) => (field: string) => shifted(field, hours)
export const asText = (pointer: string) =>
  at(pointer, (value) => (value === null ? null : JSON.stringify(value)))

/** The same value under another name. */
export const rename = (pointer: string, name: string) =>
  at(parentOf(pointer), (members) => {
    const { [nameIn(pointer)]: moved, ...others } = membersOf(members)
    return { ...others, [name]: moved }
  })

const parentOf = (pointer: string) => pointer.replace(/\/[^/]*$/, '')
const nameIn = (pointer: string) => pointer.replace(/^.*\//, '')

/** Changes each answer as its call, and those before it, want it; false: not at all. */
export const byCall = (
  choose: (call: Passing, reply: Reply) => Change | false | undefined,
): Change => ({
  response: (reply, call) => {
    const change = choose(call, reply)
    return change ? (change.response?.(reply, call) ?? reply) : reply
  },
})

/**
 * Changes the answers of one operation by what another one was sent, or has answered.
 * @param noted what of a call that was answered with 200 is remembered; undefined is nothing
 * @param change what becomes of an answer then, if anything
 */
export function after<T>(
  cause: string,
  noted: (call: Passing, reply: Reply) => T | undefined,
  operation: string,
  change: (seen: ReadonlySet<T>, call: Passing) => Change | false,
): Change {
  const seen = new Set<T>()
  return byCall((call, reply) => {
    const name = operationOf(call)
    const value = name === cause && succeeded(reply) ? noted(call, reply) : undefined
    if (value !== undefined) seen.add(value)
    return name === operation && change(seen, call)
  })
}

/** Another status for the answers that have this one. */
export const status = (from: number, to: number): Change => ({
  response: (reply) => (reply.status === from ? { ...reply, status: to } : reply),
})

/** An answer without a body in the place of each success. */
export const emptied = (to: number): Change => ({
  response: (reply) => (succeeded(reply) ? { ...reply, status: to, body: '' } : reply),
})

/** The answers with this status lead elsewhere. */
export const movedTo = (from: number, to: number, location: string): Change => ({
  response: (reply) =>
    reply.status === from
      ? { ...reply, status: to, headers: { ...reply.headers, location } }
      : reply,
})

/** Another header on every answer; null takes it away. */
export const header = (name: string, value: string | null): Change => ({
  response: (reply) => {
    const others = Object.entries(reply.headers).filter(([one]) => one !== name)
    const headers = value === null ? others : [...others, [name, value] as const]
    return { ...reply, headers: Object.fromEntries(headers) }
  },
})

/** Another header, where the field that the check must name is one; null takes it away. */
export const headerIs = (value: string | null) => (field: string) =>
  header(field.replace('header ', ''), value)

/** Learns from each login which number its session belongs to. */
export function numbersOfSessions() {
  const numbers = new Map<string, string>()
  return {
    /** By the session's cookie, as `name=value`. */
    numbers,
    learn: (reply: Reply, call: Passing) => {
      const [line = ''] = [reply.headers['set-cookie'] ?? []].flat()
      if (operationOf(call) === 'auth/login' && succeeded(reply))
        numbers.set(line.split(';')[0] ?? '', fieldOf(call, 'whatsapp') ?? '')
    },
  }
}

/** The connection is cut in the place of an answer. */
export const cutOff: Change = { response: (reply) => ({ ...reply, cut: true }) }

/** Changes each `Set-Cookie` line. */
export const cookie = (change: (line: string) => string): Change => ({
  response: (reply) => {
    const lines = [reply.headers['set-cookie'] ?? []].flat()
    return lines.length > 0
      ? { ...reply, headers: { ...reply.headers, 'set-cookie': lines.map(change) } }
      : reply
  },
})

/** Another text instead of the answers with this status, with the same headers. */
export const text = (from: number, content: (before: string) => string): Change => ({
  response: (reply) => (reply.status === from ? { ...reply, body: content(reply.body) } : reply),
})

/** The answer that another program would give in this one's place: an error page. */
export const htmlPage = (from: number, to: number): Change => ({
  response: (reply) => (reply.status === from ? page(reply, to) : reply),
})

const page = (reply: Reply, status: number): Reply => ({
  status,
  headers: { ...withoutViolation(reply).headers, 'content-type': 'text/html' },
  body: '<!doctype html><title>Error</title><h1>Whoops</h1>',
})

/** An answer of the backend's own making. */
export const envelope = (status: number, data: unknown, message = 'Berhasil.') =>
  JSON.stringify({ status: status < 400, message, data })

/** Says that it was done without having done it. */
export const pretend: Change = {
  request: ({ headers }) => ({
    status: 200,
    headers: {
      'content-type': 'application/json',
      'access-control-allow-origin': headers['origin'] ?? '',
      'access-control-allow-credentials': 'true',
    },
    body: envelope(200, null),
  }),
}

/** A success in the place of these answers. */
export const pretendIf = (answers: (reply: Reply) => boolean): Change => ({
  response: (reply) =>
    answers(reply) ? { ...reply, status: 200, body: envelope(200, null) } : reply,
})

/** Changes the call itself. */
export const request = (change: (call: Passing) => void): Change => ({
  request: (call) => {
    change(call)
    return undefined
  },
})

/** Breaks on calls whose query or form holds something. */
export const breaksOn = (
  holds: (call: Passing) => boolean,
  breakage: (reply: Reply) => Reply = (reply) => page(reply, 500),
): Change => ({ response: (reply, call) => (holds(call) ? breakage(reply) : reply) })

/** The text of a call's inputs: its query, decoded, and its body. */
export const inputOf = ({ url, body: sent }: Passing) =>
  [...url.searchParams].map(([name, value]) => `${name}=${value}`).join('&') + sent.toString('utf8')

/** The session's cookie, as `name=value`. */
export const sessionOf = ({ headers }: Passing) => headers['cookie']

/** A field of a call's form; undefined where it has none. */
export const fieldOf = (call: Passing, name: string): string | undefined =>
  new RegExp(`name="${name}"\\r\\n\\r\\n([\\s\\S]*?)\\r\\n--`).exec(call.body.toString('utf8'))?.[1]

/** Calls whose form has this value, or that ask for it in their address. */
export const sends = (name: string, value: string | undefined) => (call: Passing) =>
  fieldOf(call, name) === value
export const asks =
  (name: string, value: string) =>
  ({ url }: Passing) =>
    url.searchParams.get(name) === value

/** Takes what the backend refuses. */
export const accepts = (holds: (call: Passing) => boolean, data: unknown = null): Change => ({
  response: (reply, call) =>
    reply.status >= 400 && call.headers['key'] === STAND_IN_KEY && holds(call)
      ? { ...withoutViolation(reply), status: 200, body: envelope(200, data) }
      : reply,
})

/** Takes whatever the backend refuses. */
export const accepted = accepts(() => true)

/** An answer without the header by which the stand-in says that the call broke the contract. */
export const withoutViolation = (reply: Reply): Reply => ({
  ...reply,
  headers: Object.fromEntries(
    Object.entries(reply.headers).filter(([name]) => name !== 'x-contract-violation'),
  ),
})

/** The rows of a list, whether it comes whole or page by page. */
export const rows = (change: (rows: unknown[], call: Passing) => unknown[]): Change => ({
  response: (reply, call) => {
    if (!succeeded(reply)) return reply
    const json = membersOf(JSON.parse(reply.body))
    const { data } = json
    const changed = Array.isArray(data)
      ? change(data, call)
      : { ...membersOf(data), daftar: change([...itemsOf(membersOf(data)['daftar'])], call) }
    return { ...reply, body: JSON.stringify({ ...json, data: changed }) }
  },
})

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

/** A refusal in the place of an answer, with other words. */
export const refusal = (reply: Reply, code: number, words = 'Tidak bisa.'): Reply => ({
  ...reply,
  status: code,
  body: envelope(code, null, words),
})

/** The same, of whatever comes. */
export const refused = (code: number, words?: string): Change => ({
  response: (reply) => refusal(reply, code, words),
})

/** Refuses what should be taken. */
export const refuses = (holds: (call: Passing) => boolean, code = 422): Change =>
  breaksOn(holds, (reply) => refusal(reply, code))

/** Refuses a call with words of its own, not as the stand-in's validator does. */
export const malformed = (holds: (call: Passing) => boolean) =>
  breaksOn(holds, (reply) => refusal(withoutViolation(reply), 400))
