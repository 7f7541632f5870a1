import { STAND_IN_KEY } from '../src/stand-in'
import { tokenOf } from './calls'
import { byCall } from './changes'
import type { Change, Passing, Reply } from './proxy'

// What is refused or broken instead of being done, and done instead of being refused.

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

/** Answers some calls without asking the backend: says that they were done, or what becomes of that answer. */
export const pretendTo = (
  holds: (call: Passing) => boolean,
  change = (reply: Reply): Reply => reply,
): Change => ({
  request: (call) => {
    const reply = holds(call) ? pretend.request?.(call) : undefined
    return reply && change(reply)
  },
})

/** A success in the place of these answers. */
export const pretendIf = (answers: (reply: Reply) => boolean): Change => ({
  response: (reply) =>
    answers(reply) ? { ...reply, status: 200, body: envelope(200, null) } : reply,
})

/** Breaks on calls whose query or form holds something. */
export const breaksOn = (
  holds: (call: Passing) => boolean,
  breakage: (reply: Reply) => Reply = (reply) => page(reply, 500),
): Change => ({ response: (reply, call) => (holds(call) ? breakage(reply) : reply) })

/** Takes what the backend refuses. */
export const accepts = (holds: (call: Passing) => boolean, data: unknown = null): Change => ({
  response: (reply, call) =>
    reply.status >= 400 && call.headers['key'] === STAND_IN_KEY && holds(call)
      ? { ...withoutViolation(reply), status: 200, body: envelope(200, data) }
      : reply,
})

/** Says that a donation was made which the backend refuses. */
export const takesGift = (holds: (call: Passing) => boolean) =>
  accepts(holds, { redirect_url: '/donation/X/checkout' })

/** Takes whatever the backend refuses. */
export const accepted = accepts(() => true)

/** An answer without the header by which the stand-in says that the call broke the contract. */
export const withoutViolation = (reply: Reply): Reply => ({
  ...reply,
  headers: Object.fromEntries(
    Object.entries(reply.headers).filter(([name]) => name !== 'x-contract-violation'),
  ),
})

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

/**
 * A key or a token that has had its day: the calls that bring it again are refused.
 * @param nameOf undefined or empty where a call has none
 * @param isUsed which answers use it up
 */
export function usesUp(
  nameOf: (call: Passing) => string | undefined,
  isUsed: (reply: Reply, call: Passing) => boolean = ({ status }) => status >= 400,
  code = 422,
): Change {
  const used = new Set<string>()
  return byCall((call, reply) => {
    const name = nameOf(call) ?? ''
    if (used.has(name)) return refused(code)
    if (name !== '' && isUsed(reply, call)) used.add(name)
    return false
  })
}

/** A token that has had success is taken again. */
export function servesAgain(): Change {
  const served = new Set<string>()
  return byCall((call, reply) => {
    const token = tokenOf(call)
    if (token === undefined) return false
    if (reply.status === 200) served.add(token)
    return served.has(token) && pretendIf(() => true)
  })
}

/** 429 to a page of this origin, in all that the contract wants of it. */
export const tooOften = (origin: string): Reply => ({
  status: 429,
  headers: {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'retry-after': '1',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'Retry-After',
  },
  body: envelope(429, null, 'Terlalu sering. Coba lagi sebentar.'),
})

/** Whoever comes without a session is let in. */
export const anybodyMay = pretendIf((reply) => reply.status === 401)

/** The value of a session that the check makes up. */
export const FORGED = 'sesi-tidak-pernah-ada'

/** A user whose session has ended isn't even served as a visitor. */
export const refusesStale = refuses(
  ({ headers }) => (headers['cookie'] ?? '').includes(FORGED),
  401,
)
