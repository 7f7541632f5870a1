import { STAND_IN_KEY } from '../src/stand-in'
import { isObject, itemsOf, membersOf } from '../src/check/json'
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
export const asText = (pointer: string) =>
  at(pointer, (value) => (value === null ? null : JSON.stringify(value)))

/** The same value under another name. */
export function rename(pointer: string, name: string): Change {
  const path = pointer.split('/').slice(1)
  const last = path.at(-1) ?? ''
  return body((json) =>
    walk(json, path.slice(0, -1), (value) => {
      const { [last]: moved, ...others } = membersOf(value)
      return { ...others, [name]: moved }
    }),
  )
}

/** Another status for the answers that have this one. */
export const status = (from: number, to: number): Change => ({
  response: (reply) => (reply.status === from ? { ...reply, status: to } : reply),
})

/** Another header on every answer; null takes it away. */
export const header = (name: string, value: string | null): Change => ({
  response: (reply) => {
    const others = Object.entries(reply.headers).filter(([one]) => one !== name)
    const headers = value === null ? others : [...others, [name, value] as const]
    return { ...reply, headers: Object.fromEntries(headers) }
  },
})

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

/** A field of a call's form; undefined where it has none. */
export const fieldOf = (call: Passing, name: string): string | undefined =>
  new RegExp(`name="${name}"\\r\\n\\r\\n([\\s\\S]*?)\\r\\n--`).exec(call.body.toString('utf8'))?.[1]

/** Takes what the backend refuses. */
export const accepts = (holds: (call: Passing) => boolean, data: unknown = null): Change => ({
  response: (reply, call) =>
    reply.status >= 400 && call.headers['key'] === STAND_IN_KEY && holds(call)
      ? { ...withoutViolation(reply), status: 200, body: envelope(200, data) }
      : reply,
})

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

/** Each time written down in another zone, so many hours later. */
export const shifted = (pointer: string, hours: number) =>
  at(pointer, (value) =>
    typeof value === 'string'
      ? new Date(Date.parse(`${value.replace(' ', 'T')}Z`) + hours * 3_600_000)
          .toISOString()
          .slice(0, 19)
          .replace('T', ' ')
      : value,
  )

/** A refusal in the place of an answer, with other words. */
export const refusal = (reply: Reply, code: number, words = 'Tidak bisa.'): Reply => ({
  ...reply,
  status: code,
  body: envelope(code, null, words),
})

/** Refuses a call with words of its own, not as the stand-in's validator does. */
export const malformed = (holds: (call: Passing) => boolean) =>
  breaksOn(holds, (reply) => refusal(withoutViolation(reply), 400))
