import { membersOf } from '../src/check/json'
import {
  at,
  body,
  breaksOn,
  cookie,
  envelope,
  fieldOf,
  pretendIf,
  put,
  request,
  shifted,
} from './changes'
import { FORGED, cut } from './first-tries'
import { type Mutation, of } from './mutation'
import { type Change, operationOf } from './proxy'

const HISTORY = 'transaction/get_history'
const EDIT = 'user/edit_profile'
const USER = 'user/get_user'

const everyCode = Array.from({ length: 100_000 }, (_, code) => String(code).padStart(5, '0')).join()

let looks = 0

/** A user who changes the number is logged out. */
function endsWithNumber(): Change {
  const ended = new Set<string>()
  return {
    response: (reply, call) => {
      const session = call.headers['cookie']
      if (session === undefined) return reply
      const isEdit = operationOf(call) === EDIT && fieldOf(call, 'editType') === 'whatsapp'
      if (isEdit && reply.status === 200) ended.add(session)
      return operationOf(call) === USER && ended.has(session)
        ? { ...reply, status: 401, body: envelope(401, null, 'Silakan masuk.') }
        : reply
    },
  }
}

/** Looks for an account's donations by its number. */
function losesHistory(): Change {
  let isChanged = false
  const none = body((json) => ({
    ...membersOf(json),
    data: { daftar: [], total: 0, page: 1, pages: 0 },
  }))
  return {
    response: (reply, call) => {
      isChanged ||=
        operationOf(call) === EDIT &&
        fieldOf(call, 'editType') === 'whatsapp' &&
        reply.status === 200
      return isChanged && operationOf(call) === HISTORY
        ? (none.response?.(reply, call) ?? reply)
        : reply
    },
  }
}

/** Accounts, their sessions, profiles and one-time codes, as teams' first tries had them. */
export const accountTries: readonly Mutation[] = [
  ...of('auth/register', [
    [
      'spaces of a password are lost',
      'effect',
      'status',
      request((call) => {
        const sent = call.body.toString('utf8')
        const trimmed = sent.replace(/(name="password"\r\n\r\n)\s*(.*?)\s*\r\n/, '$1$2\r\n')
        call.body = Buffer.from(trimmed)
        call.headers['content-length'] = String(call.body.length)
      }),
    ],
  ]),
  {
    ...{ operation: 'auth/new-password', calls: 'user/get_user', check: 'session' },
    ...{ what: 'sessions outlive a new password', field: 'status' },
    change: pretendIf((reply) => reply.status === 401),
  },
  ...of('auth/login', [
    [
      'each session has the same value',
      'cookie',
      'header set-cookie',
      cookie((line) => line.replace(/=[^;]+/, '=5f4dcc3b5aa765d61d8327deb882cf99')),
    ],
  ]),
  {
    ...{ operation: 'user/get_user', only: 'user', check: 'effect', field: '/data/nama' },
    ...{ what: 'names are cut at 20', change: at('/data/nama', cut(20)) },
  },
  {
    ...{ operation: 'user/get_user', only: 'user', check: 'private', field: '/data' },
    ...{
      what: 'an edit changes other accounts',
      change: at('/data/alamat', () => `No. ${looks++}`),
    },
  },
  ...of('user/edit_profile', [
    [
      'a photo of 9 MB is too large',
      'status',
      'status',
      breaksOn(
        ({ body }) => body.length > 8_000_000,
        (reply) => ({ ...reply, status: 413, body: envelope(413, null, 'Terlalu besar.') }),
      ),
    ],
  ]),
  ...of('fundraiser/get_stats', [
    [
      'it counts too many',
      'amount',
      '/data/donasi',
      at('/data/donasi', (value) => Number(value) + 1),
    ],
    [
      'the smallest come first',
      'order',
      '/data/per_program',
      at('/data/per_program', (list) => (Array.isArray(list) ? list.toReversed() : list)),
    ],
  ]),
  {
    ...{ operation: EDIT, calls: USER, check: 'effect', field: 'editType fullname' },
    what: 'a new name empties the address',
    change: body((json) => {
      const { data, ...rest } = membersOf(json)
      const isNew = membersOf(data)['nama'] === 'Uji Kontrak'
      return { ...rest, data: isNew ? { ...membersOf(data), alamat: null } : data }
    }),
  },
  {
    ...{ operation: EDIT, calls: USER, check: 'effect', field: 'editType address' },
    ...{ what: 'addresses are cut at 40', change: at('/data/alamat', cut(40)) },
  },
  {
    ...{ operation: EDIT, calls: '*', check: 'effect', field: 'editType whatsapp' },
    ...{ what: 'a new number ends the session', change: endsWithNumber() },
  },
  {
    ...{ operation: EDIT, calls: '*', check: 'effect', field: 'editType whatsapp' },
    ...{ what: 'a new number loses the history', change: losesHistory() },
  },
  ...of('auth/login', [
    [
      'who is logged in may not log in',
      'status',
      'status',
      breaksOn(
        ({ headers }) => headers['cookie'] !== undefined && !headers['cookie'].includes(FORGED),
        (reply) => ({ ...reply, status: 400, body: envelope(400, null, 'Anda sudah masuk.') }),
      ),
    ],
  ]),
  ...of('auth/logout', [
    [
      'the cookie stays',
      'logout',
      'header set-cookie',
      {
        response: (reply) => {
          const { 'set-cookie': _, ...headers } = reply.headers
          return { ...reply, headers }
        },
      },
    ],
  ]),
  {
    ...{ operation: USER, only: 'user', check: 'same', field: '/data/email' },
    ...{ what: 'what isn’t filled in is empty', change: put('/data/email', '') },
  },
  ...of('fundraiser/register', [
    [
      'a visitor is told in English',
      'envelope',
      '/message',
      {
        response: (reply) =>
          reply.status === 401
            ? { ...reply, body: envelope(401, null, 'Unauthenticated.') }
            : reply,
      },
    ],
  ]),
  {
    ...{ operation: 'fundraiser/register', calls: 'fundraiser/get_user', check: 'effect' },
    ...{ what: 'all have one code', field: '/data/kode_ref' },
    change: put('/data/kode_ref', 'REF-UJI'),
  },
  ...of('auth/request_otp', [
    [
      'a code is good for a day',
      'time',
      '/data/berlaku_sampai',
      shifted('/data/berlaku_sampai', 24),
    ],
    [
      'a code is told',
      'private',
      'body',
      at('/data', (data) => ({ ...membersOf(data), everyCode })),
    ],
  ]),
  ...of('auth/verify_otp', [
    [
      'a token is good for a day',
      'time',
      '/data/berlaku_sampai',
      shifted('/data/berlaku_sampai', 24),
    ],
  ]),
]
