import { itemsOf, membersOf } from '../../../scripts/contract-check/json'
import {
  accepts,
  at,
  breaksOn,
  envelope,
  fieldOf,
  inputOf,
  pretend,
  pretendIf,
  put,
  request,
  status,
} from './changes'
import { FORGED } from './first-tries'
import { type Mutation, of } from './mutation'
import { type Change, operationOf, type Passing, type Reply } from './proxy'

const LOGIN = 'auth/login'
const LOGOUT = 'auth/logout'
const REGISTER = 'auth/register'
const REQUEST = 'auth/request_otp'
const VERIFY = 'auth/verify_otp'
const EDIT = 'user/edit_profile'
const USER = 'user/get_user'

const refusal = (reply: Reply, code: number, words = 'Tidak bisa.'): Reply => ({
  ...reply,
  status: code,
  body: envelope(code, null, words),
})

/** The part of a `Set-Cookie` line, or of a `Cookie` header with one cookie, that says who it is. */
const sessionOf = (header: string | readonly string[] | undefined) =>
  String([header ?? ''].flat()[0]).split(';')[0] ?? ''

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
  const owners = new Map<string, string>()
  const ended = new Set<string>()
  return {
    response: (reply, call) => {
      const name = operationOf(call)
      const session = call.headers['cookie'] ?? ''
      if (name === LOGIN && reply.status === 200)
        owners.set(sessionOf(reply.headers['set-cookie']), fieldOf(call, 'whatsapp') ?? '')
      if (name === EDIT && reply.status === 200 && fieldOf(call, 'editType') === editType)
        for (const [other, owner] of owners)
          if (other !== session && owner === owners.get(session)) ended.add(other)
      return name === USER && ended.has(session) ? refusal(reply, 401) : reply
    },
  }
}

/** Answers otherwise about numbers, by whether they have an account. */
function byAccount(
  operation: string,
  change: (reply: Reply, call: Passing, hasAccount: boolean) => Reply,
): Change {
  const registered = new Set<string | undefined>()
  return {
    response: (reply, call) => {
      const name = operationOf(call)
      if (name === REGISTER && reply.status === 200) registered.add(fieldOf(call, 'whatsapp'))
      const number = fieldOf(call, 'whatsapp') ?? fieldOf(call, 'phoneNumber')
      return name === operation ? change(reply, call, registered.has(number)) : reply
    },
  }
}

/** The third wrong password of an account locks it. */
function locks(): Change {
  const wrong = new Map<string | undefined, number>()
  return byAccount(LOGIN, (reply, call, hasAccount) => {
    if (reply.status !== 401 || !hasAccount) return reply
    const number = fieldOf(call, 'whatsapp')
    const times = (wrong.get(number) ?? 0) + 1
    wrong.set(number, times)
    return times < 3 ? reply : refusal(reply, 401, 'Akun ini dikunci untuk sementara.')
  })
}

/** The first answer is kept for whoever asks next. */
function kept(): Change {
  let first: string | undefined
  return {
    response: (reply) =>
      reply.status === 200 ? { ...reply, body: (first ??= reply.body) } : reply,
  }
}

/** Whoever is asked about, the first rows that were found are the answer. */
function keptRows(): Change {
  let first: string | undefined
  return {
    response: (reply) => {
      if (reply.status !== 200) return reply
      if (itemsOf(membersOf(JSON.parse(reply.body))['data']).length > 0) first ??= reply.body
      return { ...reply, body: first ?? reply.body }
    },
  }
}

/** A form is saved as it comes. */
function savesAll(): Change {
  let address: string | undefined
  return {
    response: (reply, call) => {
      if (operationOf(call) === EDIT && fieldOf(call, 'alamat') !== undefined) {
        address = fieldOf(call, 'alamat')
        return accepts(() => true).response?.(reply, call) ?? reply
      }
      return operationOf(call) === USER && address !== undefined
        ? (put('/data/alamat', address).response?.(reply, call) ?? reply)
        : reply
    },
  }
}

/** Registers nobody without a token, but says before that whose number it is. */
function wantsToken(): Change {
  const taken = new Set<string | undefined>()
  return {
    request: (call) => {
      const isProven = fieldOf(call, 'token') !== undefined
      if (operationOf(call) !== REGISTER || isProven || taken.has(fieldOf(call, 'whatsapp')))
        return undefined
      const reply = pretend.request?.(call)
      return reply && refusal(reply, 422)
    },
    response: (reply, call) => {
      if (reply.status === 200) taken.add(fieldOf(call, 'editValue') ?? fieldOf(call, 'whatsapp'))
      return reply
    },
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

const purposeIs = (call: Passing, purpose: string) => fieldOf(call, 'keperluan') === purpose
const isMadeUp = (call: Passing) => fieldOf(call, 'token')?.startsWith('token-yang-tidak') === true
/** Refuses a call with words of its own, not as the stand-in's validator does. */
const malformed = (holds: (call: Passing) => boolean) =>
  breaksOn(holds, (reply) => {
    const { 'x-contract-violation': _, ...headers } = reply.headers
    return refusal({ ...reply, headers }, 400)
  })
const says = (words: string) =>
  ({
    response: (reply: Reply) =>
      reply.body.includes(words)
        ? refusal(reply, 422, 'Kode OTP tidak sesuai. Sisa 4 kali percobaan.')
        : reply,
  }) satisfies Change
const isVisitor = ({ headers }: Passing) => headers['cookie'] === undefined

/** Sessions, one-time codes and what tells who has an account. */
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
  {
    ...{ operation: LOGIN, only: 'auth', calls: '*', check: 'enumeration', field: '/message' },
    ...{ what: 'accounts are locked, and that is told', change: locks() },
  },
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
  {
    ...{ operation: REQUEST, calls: '*', check: 'status', field: 'status' },
    what: 'any account’s number may be asked for',
    change: byAccount(REQUEST, (reply, call, hasAccount) =>
      hasAccount && reply.status === 422
        ? (accepts(() => true).response?.(reply, call) ?? reply)
        : reply,
    ),
  },
  {
    ...{ operation: REQUEST, calls: '*', check: 'enumeration', field: 'status' },
    what: 'a number without an account may ask again at once',
    change: byAccount(REQUEST, (reply, call, hasAccount) =>
      purposeIs(call, 'lupa_sandi') && !hasAccount
        ? (accepts(() => true).response?.(reply, call) ?? reply)
        : reply,
    ),
  },
  ...of(REQUEST, [
    [
      'a new email needs no session',
      'session',
      'status',
      accepts((call) => purposeIs(call, 'ubah_email') && isVisitor(call)),
    ],
    [
      'a new email is proven by any number',
      'status',
      'status',
      accepts((call) => purposeIs(call, 'ubah_email') && !isVisitor(call)),
    ],
    [
      'the wait is in milliseconds',
      'throttle',
      'header retry-after',
      {
        response: (reply) => {
          const { 'retry-after': seconds, ...headers } = reply.headers
          return seconds === undefined
            ? reply
            : { ...reply, headers: { ...headers, 'retry-after': String(Number(seconds) * 1000) } }
        },
      },
    ],
  ]),
  {
    ...{ operation: VERIFY, only: 'auth', calls: '*', check: 'enumeration', field: '/message' },
    what: 'a number without an account has no code',
    change: byAccount(VERIFY, (reply, call, hasAccount) =>
      purposeIs(call, 'lupa_sandi') && !hasAccount && reply.status === 422
        ? refusal(reply, 422, 'Kode ini sudah kedaluwarsa.')
        : reply,
    ),
  },
  {
    ...{ operation: VERIFY, only: 'auth', calls: '*', check: 'enumeration', field: '/message' },
    what: 'tries of a number without an account are not counted',
    change: byAccount(VERIFY, (reply, call, hasAccount) =>
      purposeIs(call, 'lupa_sandi') && !hasAccount
        ? { ...reply, body: reply.body.replace(/Sisa \d/, 'Sisa 4') }
        : reply,
    ),
  },
  ...of('user/send_otp', [
    [
      'a code may go by email',
      'malformed',
      'verifWith → status',
      accepts((call) => fieldOf(call, 'verifWith') === 'email'),
    ],
    [
      'where it goes is said in any case',
      'malformed',
      'verifWith → status',
      accepts((call) => fieldOf(call, 'verifWith') === 'WHATSAPP'),
    ],
  ]),
  ...of('campaign/get_campaign_by_slug', [
    [
      'the type is known in any case',
      'malformed',
      'type → status',
      accepts((call) => inputOf(call).includes('type=id'), []),
    ],
  ]),
  ...of('fundraiser/get_user', [
    ['the session comes before the method', 'method', 'status', status(405, 401)],
  ]),
  ...of('fundraiser/get_stats', [
    ['the figures are kept for the next account', 'amount', '/data/donasi', kept()],
  ]),
  ...of(LOGIN, [
    [
      'a field that nobody knows is refused',
      'status',
      'status',
      malformed((call) => fieldOf(call, 'ingat_saya') !== undefined),
    ],
  ]),
  ...of('campaign/get_campaign_infaq', [
    [
      'a parameter that nobody knows is refused',
      'status',
      'status',
      malformed(({ url }) => url.searchParams.has('utm_source')),
    ],
  ]),
  {
    ...{ operation: EDIT, calls: '*', check: 'effect', field: 'editType fullname' },
    ...{ what: 'a form is saved as it comes', change: savesAll() },
  },
  ...of(EDIT, [
    [
      'a made-up token changes the email',
      'session',
      'status',
      accepts((call) => isMadeUp(call) && fieldOf(call, 'editType') === 'email'),
    ],
    [
      'a token for the email changes the number',
      'session',
      'status',
      accepts(
        (call) =>
          !isMadeUp(call) &&
          fieldOf(call, 'token') !== undefined &&
          fieldOf(call, 'editType') === 'whatsapp',
      ),
    ],
  ]),
  ...of(REGISTER, [['a made-up token registers', 'session', 'status', accepts(isMadeUp)]]),
  ...of('auth/new-password', [
    [
      'a name must be there',
      'status',
      'status',
      breaksOn(
        (call) => fieldOf(call, 'fullname') === undefined,
        (reply) => refusal(reply, 422),
      ),
    ],
  ]),
  ...of(REQUEST, [
    [
      'a short number is malformed',
      'status',
      'status',
      malformed((call) => fieldOf(call, 'phoneNumber') === '8'),
    ],
  ]),
  ...of(VERIFY, [
    ['a code that is used up is told as wrong', 'envelope', '/message', says('sudah dipakai')],
    ['a code that was tried too often is told as wrong', 'envelope', '/message', says('lima kali')],
  ]),
  ...of('transaction/get_history', [
    [
      'the years are those of the page',
      'amount',
      '/data/per_tahun',
      {
        response: (reply, call) =>
          call.url.searchParams.get('page') === '2'
            ? (put('/data/per_tahun', []).response?.(reply, call) ?? reply)
            : reply,
      },
    ],
    [
      'the years are a year late',
      'amount',
      '/data/per_tahun',
      at('/data/per_tahun/*/tahun', (year) => Number(year) + 1),
    ],
  ]),
  ...of('campaign/get_updates', [['any program has the news of one', 'same', '/data', keptRows()]]),
  ...of('mosque/get_events', [['any mosque has the events of one', 'same', '/data', keptRows()]]),
  {
    ...{ operation: REGISTER, calls: '*', only: 'auth', check: 'enumeration', field: 'status' },
    ...{ what: 'a form without a token tells whose number it is', change: wantsToken() },
  },
  {
    ...{ operation: EDIT, calls: '*', check: 'effect', field: 'editType whatsapp' },
    ...{ what: 'a new number loses the fundraiser', change: losesFundraiser() },
  },
  ...of(EDIT, [
    [
      'a token for the email serves twice',
      'session',
      'status',
      accepts(
        (call) => !isMadeUp(call) && fieldOf(call, 'editValue') === 'uji.token@surat.example',
      ),
    ],
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
]
