import { numberAt } from '../../src/check/http/json'
import { fieldOf, isVisitor, sends, sessionOf, tokenOf } from '../calls'
import { after, byCall, keepsFirst } from '../changes'
import {
  accepts,
  breaksOn,
  htmlPage,
  malformed,
  refusal,
  refused,
  refuses,
  usesUp,
  withoutViolation,
} from '../refusals'
import { at, later, plus, put, rows } from '../values'
import { beyond, type Mutation, of } from '../mutation'
import { type Change, operationOf } from '../proxy'
import * as op from '../../src/check/operations'

// The same list: accounts, sessions and tokens.

/** What another operation answers from when two calls of one session have crossed. */
function onceCrossed(operation: string, read: string, change: Change): Change {
  const running = new Map<string | undefined, number>()
  let haveCrossed = false
  const add = (whose: string | undefined, more: number) => {
    const now = (running.get(whose) ?? 0) + more
    running.set(whose, now)
    return now
  }
  return {
    request: (call) => {
      if (operationOf(call) === operation && add(sessionOf(call), 1) > 1) haveCrossed = true
      return undefined
    },
    response: (reply, call) => {
      if (operationOf(call) === operation) add(sessionOf(call), -1)
      const isSeen = haveCrossed && operationOf(call) === read
      return (isSeen && change.response?.(reply, call)) || reply
    },
  }
}

/** What a session knew of its account is still there for the next one that logs in with the same browser. */
function staysFundraiser(): Change {
  let isSecond = false
  return byCall((call, { status }) => {
    if (operationOf(call) === op.LOGIN && status === 200) isSecond = sessionOf(call) !== undefined
    const isLast = isSecond && operationOf(call) === op.FUNDRAISER
    return isLast && put('/data', { kode_ref: 'LAMA7Q2' })
  })
}

/** A login that fails ends the session that came with it. */
function endsByMistake(): Change {
  const ended = new Set<string | undefined>()
  return byCall((call, { status }) => {
    const session = sessionOf(call)
    if (session === undefined) return false
    if (operationOf(call) === op.LOGIN && status === 401) ended.add(session)
    return operationOf(call) === op.USER && ended.has(session) && refused(401)
  })
}

/** Whoever has logged in with a number once is still found by it. */
function keepsNumbers(): Change {
  const known = new Set<string | undefined>()
  return byCall((call, { status }) => {
    if (operationOf(call) === op.LOGIN && status === 200) known.add(fieldOf(call, 'whatsapp'))
    const isFound = operationOf(call) === op.FORGOT && known.has(fieldOf(call, 'phoneNumber'))
    return isFound && accepts(() => true)
  })
}

/** An address belongs to the first session that has stored it. */
function ofTheFirst(): Change {
  const first = new Map<string | undefined, string | undefined>()
  return byCall((call, { status }) => {
    const [endpoint, session] = [fieldOf(call, 'endpoint'), sessionOf(call)]
    if (status === 200 && !first.has(endpoint)) first.set(endpoint, session)
    return status === 200 && first.get(endpoint) !== session && refused(409)
  })
}

/** Answers of another kind for whoever doesn't ask for JSON, or asks in another language. */
const unless = (header: string, wanted: RegExp, change: Change) =>
  byCall(
    ({ headers }, { status }) => status >= 400 && !wanted.test(headers[header] ?? '') && change,
  )

/** A refused email is shown all the same. */
function showsRefused(): Change {
  let email: string | undefined
  return byCall((call, { status }) => {
    if (operationOf(call) === op.EDIT && fieldOf(call, 'editType') === 'email')
      email = status === 422 ? fieldOf(call, 'editValue') : undefined
    return operationOf(call) === op.USER && email !== undefined && put('/data/email', email)
  })
}

export const mutations: readonly Mutation[] = [
  ...of(op.EDIT, {
    'what is there already is refused → status status': () => {
      const last = new Map<string | undefined, string | undefined>()
      return byCall((call, { status }) => {
        const [type, value] = [fieldOf(call, 'editType'), fieldOf(call, 'editValue')]
        const isSame = last.get(type) === value
        if (status === 200) last.set(type, value)
        return isSame && type === 'greeting' && refused(422)
      })
    },
  }),
  ...of(op.PUSH, {
    'a long address breaks it → status status': refuses(sends('endpoint', /.{256}/), 500),
  }),
  ...of(op.LOGIN, {
    'whoever asks in English is answered in it → envelope /message': unless(
      'accept-language',
      /^id/,
      refused(401, 'These credentials do not match our records.'),
    ),
    'whoever doesn’t ask for JSON gets a page → json body': unless(
      'accept',
      /json/,
      htmlPage(401, 401),
    ),
  }),
  ...of(op.EDIT, {
    'a number that somebody has uses the token up → status a token that 409 leaves unused → status':
      usesUp(tokenOf, ({ status }) => status === 409),
  }),
  ...of(beyond(op.EDIT, { calls: '*' }), {
    'a refused email is kept → effect editType email': showsRefused,
  }),
  ...of(beyond(op.CLAIM, { calls: op.HISTORY }), {
    'the history is kept as it was read → effect /data/daftar/*/kode': () =>
      keepsFirst((call) => [sessionOf(call), call.url.search].join()),
  }),
  ...of(op.CLAIM, {
    'a visitor is told what is missing → session status': malformed(
      (call) => isVisitor(call) && fieldOf(call, 'codeDonate') === undefined,
    ),
    'what is missing is told in English → envelope /message': breaksOn(
      (call) => fieldOf(call, 'codeDonate') === undefined,
      (reply) => refusal(withoutViolation(reply), 400, 'Required part codeDonate is not present.'),
    ),
  }),
  ...of(beyond(op.PRAYERS, { calls: '*', only: [op.PRAYERS, op.LIKE] }), {
    'an amen brings a doa to the front → order /data/*/tgl_donasi': after(
      op.LIKE,
      (call) => fieldOf(call, 'doa_id'),
      op.PRAYERS,
      (amened) =>
        rows((list) => {
          const isFirst = (row: unknown) => Number(amened.has(String(numberAt(row, 'id'))))
          return list.toSorted((one, other) => isFirst(other) - isFirst(one))
        }),
    ),
  }),
  ...of(beyond(op.LIKE, { calls: '*' }), {
    'two taps that cross are two amens → effect /data/*/total_like': () =>
      onceCrossed(op.LIKE, op.PRAYERS, at('/data/*/total_like', plus(1))),
  }),
  ...of(beyond(op.READ_INBOX, { calls: '*' }), {
    'of two calls at once one is lost → effect /data/daftar/*/dibaca': () =>
      onceCrossed(op.READ_INBOX, op.INBOX, put('/data/daftar/*/dibaca', false)),
  }),
  ...of(beyond(op.INBOX, { only: [op.INBOX, op.READ_INBOX] }), {
    'messages have their time in UTC → time /data/daftar/*/waktu': at(
      '/data/daftar/*/waktu',
      (time) => later(time, -7),
    ),
  }),
  ...of(op.VERIFY, {
    'a token ends with its code → time /data/berlaku_sampai': at('/data/berlaku_sampai', (time) =>
      later(time, -1 / 6),
    ),
  }),
  ...of(op.PUSH, { 'an address stays with its first session → repeat status': ofTheFirst }),
  ...of(beyond(op.NEW_PASSWORD, { calls: op.LOGIN }), {
    'a long password is cut → effect status': accepts(sends('password', /.{73}/s)),
  }),
  ...of(beyond(op.LOGIN, { calls: '*' }), {
    'the next account is a fundraiser too → session header set-cookie': staysFundraiser,
    'a mistyped password logs out → session-kept status': endsByMistake,
  }),
  ...of(beyond(op.FORGOT, { calls: '*', only: ['auth', 'user'] }), {
    'a number that was given up gets a code → unknown a number that was given up → status':
      keepsNumbers,
  }),
]
