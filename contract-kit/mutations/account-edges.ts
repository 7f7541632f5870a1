import {
  accepts,
  at,
  breaksOn,
  envelope,
  fieldOf,
  numbersOfSessions,
  pretendIf,
  refusal,
  request,
  status,
} from './changes'
import { FORGED } from './first-tries'
import { type Mutation, of } from './mutation'
import { type Change, operationOf } from './proxy'

const LOGIN = 'auth/login'
const LOGOUT = 'auth/logout'
const REGISTER = 'auth/register'
const EDIT = 'user/edit_profile'
const USER = 'user/get_user'

/** The history still takes a session that has ended. */
function outlivesLogout(): Change {
  const ended = new Set<string>()
  const nothing = { daftar: [], total: 0, page: 1, pages: 0 }
  return {
    response: (reply, call) => {
      const session = call.headers['cookie']
      if (session === undefined) return reply
      if (operationOf(call) === LOGOUT && reply.status === 200) ended.add(session)
      return operationOf(call) === 'transaction/get_history' && ended.has(session)
        ? { ...reply, status: 200, body: envelope(200, nothing) }
        : reply
    },
  }
}

/** An edit ends the sessions of the account's other devices. */
function endsOthers(editType: string): Change {
  const { numbers: owners, learn } = numbersOfSessions()
  const ended = new Set<string>()
  return {
    response: (reply, call) => {
      const name = operationOf(call)
      const session = call.headers['cookie'] ?? ''
      learn(reply, call)
      if (name === EDIT && reply.status === 200 && fieldOf(call, 'editType') === editType)
        for (const [other, owner] of owners)
          if (other !== session && owner === owners.get(session)) ended.add(other)
      return name === USER && ended.has(session) ? refusal(reply, 401) : reply
    },
  }
}

/** The first answer is kept for whoever asks next. */
function kept(): Change {
  let first: string | undefined
  return {
    response: (reply) =>
      reply.status === 200 ? { ...reply, body: (first ??= reply.body) } : reply,
  }
}

/** A new number, and the account is no fundraiser any more. */
function losesFundraiser(): Change {
  let isChanged = false
  return {
    response: (reply, call) => {
      isChanged ||=
        operationOf(call) === EDIT &&
        fieldOf(call, 'editType') === 'whatsapp' &&
        reply.status === 200
      return isChanged && operationOf(call) === 'fundraiser/get_user' && reply.status === 200
        ? { ...reply, body: envelope(200, null) }
        : reply
    },
  }
}

/** Of several cookies only one is read. */
const oneCookie = (place: 0 | -1) =>
  request(({ headers }) => {
    if (headers['cookie'] !== undefined)
      headers['cookie'] = headers['cookie'].split('; ').at(place) ?? ''
  })

/** Sessions, and what a change of the profile leaves as it is. */
export const accountEdgeMutations: readonly Mutation[] = [
  {
    ...{ operation: LOGOUT, calls: '*', check: 'logout', field: 'header set-cookie' },
    ...{ what: 'the history outlives it', change: outlivesLogout() },
  },
  {
    ...{ operation: 'auth/new-password', calls: 'fundraiser/get_user', check: 'session' },
    ...{ what: 'sessions outlive it at another controller', field: 'status' },
    change: pretendIf((reply) => reply.status === 401),
  },
  {
    ...{ operation: EDIT, calls: '*', check: 'effect', field: 'editType whatsapp' },
    ...{ what: 'a new number ends the others’ sessions', change: endsOthers('whatsapp') },
  },
  {
    ...{ operation: EDIT, calls: '*', check: 'effect', field: 'editType email' },
    ...{ what: 'a new email ends the others’ sessions', change: endsOthers('email') },
  },
  ...of(EDIT, [
    [
      'addresses are measured in bytes',
      'status',
      'status',
      breaksOn(
        (call) =>
          fieldOf(call, 'editType') === 'address' &&
          Buffer.byteLength(fieldOf(call, 'editValue') ?? '') > 50,
        (reply) => refusal(reply, 422),
      ),
    ],
  ]),
  ...of(EDIT, [
    [
      'an address of 0 is none',
      'status',
      'status',
      breaksOn(
        (call) => fieldOf(call, 'editValue') === '0',
        (reply) => refusal(reply, 422),
      ),
    ],
  ]),
  {
    ...{ operation: EDIT, calls: '*', check: 'effect', field: 'editType whatsapp' },
    ...{ what: 'a new number loses the fundraiser', change: losesFundraiser() },
  },
  ...of(LOGIN, [
    [
      'who is logged in keeps the session’s value',
      'cookie',
      'header set-cookie',
      {
        response: (reply, { headers: { cookie = '' } }) =>
          reply.status === 200 && cookie !== '' && !cookie.includes(FORGED)
            ? {
                ...reply,
                headers: { ...reply.headers, 'set-cookie': `${cookie}; Path=/; HttpOnly` },
              }
            : reply,
      },
    ],
  ]),
  ...(['first', 'last'] as const).map((which): Mutation => ({
    ...{ operation: LOGIN, calls: USER, check: 'session-kept', field: 'header set-cookie' },
    ...{ what: `only the ${which} cookie is read`, change: oneCookie(which === 'first' ? 0 : -1) },
  })),
  ...of(REGISTER, [
    [
      'a long password breaks it',
      'status',
      'status',
      breaksOn(
        (call) => (fieldOf(call, 'password')?.length ?? 0) > 72,
        (reply) => refusal(reply, 500),
      ),
    ],
  ]),
  {
    ...{ operation: REGISTER, calls: LOGIN, check: 'effect', field: 'status' },
    what: 'a long password is cut',
    change: accepts((call) => (fieldOf(call, 'password')?.length ?? 0) > 72),
  },
  ...of('fundraiser/get_user', [
    ['the session comes before the method', 'method', 'status', status(405, 401)],
    ['another method is unknown', 'method', 'status', status(405, 404)],
  ]),
  {
    ...{ operation: 'fundraiser/get_user', only: 'fundraiser', check: 'effect', field: '/data' },
    what: 'whoever looks gets a code',
    change: at('/data', (data) => data ?? { kode_ref: 'BARU7Q2' }),
  },
  ...of('fundraiser/get_stats', [
    ['the figures are kept for the next account', 'amount', '/data/donasi', kept()],
  ]),
]
