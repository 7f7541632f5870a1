import { gzipSync } from 'node:zlib'
import type { Target } from '../src/check/http/client'
import type { Model } from '../src/check/model'
import { isObject, membersOf } from '../src/check/http/json'
import { tooOften } from './refusals'
import { type Change, operationOf, type Passing, type Reply } from './proxy'

/** What docs/contract.md wants limited, and nothing else is. */
const limited = new Set([
  ...['auth/login', 'auth/register', 'auth/send_otp', 'auth/resend_otp', 'auth/forgot_password'],
  ...['auth/new-password', 'user/edit_profile', 'transaction/getTransaction', 'transaction/claim'],
  'transaction/storeDonate',
])
/** As long as {@link tooOften} says. */
const WAIT_MS = 1000

/**
 * What a careful backend does, and the contract allows: fields that no reader knows, compressed answers, a connection
 * for each call, and 429 with `Retry-After` to a client that asks too often.
 * @param most of the calls that can be guessed at, how many may be made before the next has to wait
 */
export function safeHabits(model: Model, { key, origin }: Target, most: number): Change {
  let calls = 0
  let waitUntil = 0

  /** Comes after the key, the kode and the method, as the contract says. */
  const isTooMuch = (call: Passing): boolean => {
    const name = operationOf(call)
    if (!limited.has(name) || call.headers['key'] !== key) return false
    if (call.method !== model.get(name).method) return false
    calls += 1
    if (calls % most === 0) waitUntil = Date.now() + WAIT_MS
    return Date.now() < waitUntil
  }
  return {
    request: (call) => (isTooMuch(call) ? tooOften(origin) : undefined),
    response: (reply) => (reply.body === '' ? closed(reply) : closed(compressed(withMore(reply)))),
  }
}

/** Each object of an answer with a field more. */
const withMore = (reply: Reply): Reply => ({
  ...reply,
  body: JSON.stringify(JSON.parse(reply.body), (_name, value: unknown) =>
    isObject(value) ? { ...membersOf(value), diubah_oleh: 'Admin' } : value,
  ),
})

const compressed = (reply: Reply): Reply => ({
  ...reply,
  headers: { ...reply.headers, 'content-encoding': 'gzip', vary: 'Origin, Accept-Encoding' },
  body: gzipSync(reply.body).toString('base64'),
  encoding: 'base64',
})

const closed = (reply: Reply): Reply => ({
  ...reply,
  headers: { ...reply.headers, connection: 'close' },
})
