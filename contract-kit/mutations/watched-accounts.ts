import { itemsOf, membersOf } from '../src/check/json'
import {
  accepts,
  at,
  breaksOn,
  envelope,
  fieldOf,
  pretend,
  pretendIf,
  put,
  refusal,
  rows,
  shifted,
} from './changes'
import { cut, refusesStale } from './first-tries'
import { type Mutation, of, rowsOf } from './mutation'
import { type Change, operationOf, type Passing, type Reply } from './proxy'

const USER = 'user/get_user'
const CLAIM = 'transaction/claim'
const HISTORY = 'transaction/get_history'
const DONATION = 'transaction/getTransaction'
const PRAYERS = 'campaign/get_prayer_campaign'
const LIKE = 'campaign/toggle_like'
const STORE = 'transaction/storeDonate'
const EDIT = 'user/edit_profile'
const PASSWORD = 'auth/new-password'

/** Once an operation has succeeded, another one answers differently. */
function once(
  operation: string,
  read: string,
  change: (reply: Reply, done: Passing, call: Passing) => Reply,
): Change {
  let done: Passing | null = null
  return {
    response: (reply, call) => {
      const name = operationOf(call)
      if (name === operation && reply.status === 200 && call.headers['cookie']) done ??= call
      return done && name === read ? change(reply, done, call) : reply
    },
  }
}

const apply = (change: Change, reply: Reply, call: Passing) =>
  change.response?.(reply, call) ?? reply

/** Two people who ask at the same time get the answer of one, as the process remembers only one user. */
function crossed(): Change {
  const underWay = new Set<string>()
  const bodies = new Map<string, string>()
  return {
    delayMs: 20,
    request: ({ headers: { cookie = '' } }) => {
      underWay.add(cookie)
      return undefined
    },
    response: (reply, { headers: { cookie = '' } }) => {
      if (reply.status === 200) bodies.set(cookie, reply.body)
      const other = [...underWay].find((one) => one !== cookie && bodies.has(one))
      return other === undefined ? reply : { ...reply, body: bodies.get(other) ?? reply.body }
    },
  }
}

/** The prayers of one program are in the list of another as well. */
function joined(): Change {
  let first: unknown
  return rows((list) => {
    first ??= list[0]
    return list.includes(first) || first === undefined ? list : [...list, first]
  })
}

/** One donor is led to the donation that was made just before. */
function mixed(): Change {
  let before: string | undefined
  return {
    response: (reply, call) => {
      if (reply.status !== 200) return reply
      const isMixed = fieldOf(call, 'donorName') === 'Uji Donatur Dua'
      const body = isMixed && before !== undefined ? before : reply.body
      before ??= reply.body
      return { ...reply, body }
    },
  }
}

/** A token is taken although it has been used. */
function tokensAgain(): Change {
  const used = new Set<string>()
  return {
    response: (reply, call) => {
      const token = fieldOf(call, 'token')
      if (token === undefined) return reply
      if (reply.status === 200) used.add(token)
      return used.has(token) ? { ...reply, status: 200, body: envelope(200, null) } : reply
    },
  }
}

/** A refused form uses its token up. */
function tokensLost(): Change {
  const seen = new Set<string>()
  return {
    response: (reply, call) => {
      const token = fieldOf(call, 'token')
      if (token === undefined) return reply
      const lost = seen.has(token)
      seen.add(token)
      return lost ? refusal(reply, 422) : reply
    },
  }
}

const withCookie = (line: string): Change => ({
  response: (reply) => {
    const lines = [reply.headers['set-cookie'] ?? []].flat()
    return reply.status === 200
      ? { ...reply, headers: { ...reply.headers, 'set-cookie': [...lines, line] } }
      : reply
  },
})

const isLikedHere = (row: unknown) => membersOf(row)['status_like'] === 'liked'

/** What one account does, and what must stay as it is. */
export const watchedMutations: readonly Mutation[] = [
  {
    ...{ operation: 'auth/logout', calls: '*', what: 'it ends the account’s other sessions' },
    ...{ check: 'logout', field: `${USER} afterwards` },
    change: once('auth/logout', USER, (reply) => refusal(reply, 401)),
  },
  {
    ...{ operation: PASSWORD, calls: '*', what: 'it ends the sessions of other accounts' },
    ...{ check: 'session', field: `${USER} afterwards` },
    change: once(PASSWORD, USER, (reply) => refusal(reply, 401)),
  },
  {
    ...{ operation: CLAIM, calls: '*', what: 'the account gets the donor’s name', check: 'effect' },
    field: `nama of ${USER} afterwards`,
    change: once(CLAIM, USER, (reply, _done, call) =>
      apply(put('/data/nama', 'Donatur'), reply, call),
    ),
  },
  {
    ...{ operation: CLAIM, calls: '*', what: 'visitors can’t read it any more', check: 'effect' },
    field: `${DONATION} afterwards`,
    change: once(CLAIM, DONATION, (reply, done, { url }) =>
      url.searchParams.get('codeDonate') === fieldOf(done, 'codeDonate')
        ? refusal(reply, 404)
        : reply,
    ),
  },
  {
    ...{ operation: CLAIM, calls: '*', what: 'the donor is renamed', check: 'effect' },
    field: `donatur of ${DONATION} afterwards`,
    change: once(CLAIM, DONATION, (reply, _done, call) =>
      apply(put('/data/donatur', 'Uji Kontrak'), reply, call),
    ),
  },
  ...of(CLAIM, [
    [
      'two accounts at once both get it',
      'repeat',
      'status',
      pretendIf(({ status }) => status === 409),
    ],
  ]),
  ...of(HISTORY, [
    [
      'slug is the id',
      'same',
      '/data/daftar/*/program/slug',
      at('/data/daftar/*/program', (program) => ({
        ...membersOf(program),
        slug: String(membersOf(program)['programId']).toLowerCase(),
      })),
    ],
    [
      'each program has one title',
      'same',
      '/data/daftar/*/program/judul',
      put('/data/daftar/*/program/judul', 'Program Pertama'),
    ],
    [
      'total is that of the page',
      'amount',
      '/data/total',
      at('/data', (data) => ({
        ...membersOf(data),
        total: itemsOf(membersOf(data)['daftar']).length,
      })),
    ],
    [
      'the second page lacks a donation',
      'effect',
      '/data/daftar/*/kode',
      rows((list, { url }) => (url.searchParams.get('page') === '2' ? list.slice(1) : list)),
    ],
  ]),
  ...of('fundraiser/get_stats', [
    [
      'each program has one title',
      'same',
      '/data/per_program/*/judul',
      put('/data/per_program/*/judul', 'Program Pertama'),
    ],
  ]),
  ...of(PRAYERS, [
    ['prayers of another program', 'same', '/data/*/id', joined()],
    [
      'an account sees its own alone',
      'same',
      '/data with a session',
      rows((list, { headers }) =>
        headers['cookie'] === undefined ? list : list.filter(isLikedHere),
      ),
    ],
  ]),
  {
    ...{ operation: LIKE, calls: PRAYERS, what: 'the next prayer is amened too', check: 'effect' },
    field: '/data/*/id',
    change: rows((list) =>
      list.map((row, index) => {
        const { total_like, ...rest } = membersOf(row)
        const more = index > 0 && isLikedHere(list[index - 1]) ? 1 : 0
        return { ...rest, total_like: Number(total_like ?? 0) + more }
      }),
    ),
  },
  {
    ...{ operation: LIKE, what: 'a second account’s amen is not counted', check: 'effect' },
    field: '/data/*/total_like',
    change: {
      request: (call) => (call.earlier > 3 ? pretend.request?.(call) : undefined),
    },
  },
  {
    ...{ operation: 'fundraiser/register', calls: 'fundraiser/get_user', check: 'effect' },
    ...{ what: 'the code is another one each time', field: '/data/kode_ref' },
    change: at('/data/kode_ref', (code) => `${String(code)}-${Math.random()}`),
  },
  {
    ...{ operation: USER, what: 'accounts mix when calls cross', check: 'private' },
    ...{ field: '/data/whatsapp', change: crossed() },
  },
  {
    ...{ operation: EDIT, what: 'one of two edits at a time is lost', check: 'effect' },
    field: 'editType birthdate',
    change: {
      request: (call) =>
        fieldOf(call, 'editValue') === '1996-02-29' ? pretend.request?.(call) : undefined,
    },
  },
  {
    ...{ operation: STORE, what: 'donations mix when calls cross', check: 'private' },
    ...{ field: `donatur of ${DONATION} afterwards`, change: mixed() },
  },
  ...of('auth/verify_otp', [
    ...rowsOf('session', 'status', {
      'a code is right for a number that asked for none': accepts(
        (call) => fieldOf(call, 'keperluan') === 'daftar',
      ),
      'a code is right for each purpose': accepts(
        (call) => fieldOf(call, 'keperluan') === 'lupa_sandi',
      ),
      'a change needs no session': accepts((call) => fieldOf(call, 'keperluan') === 'ubah_nomor'),
    }),
    ['two at once get two tokens', 'repeat', 'status', pretendIf(({ status }) => status === 422)],
  ]),
  ...of('auth/request_otp', [
    [
      'the next code is asked for in UTC',
      'time',
      '/data/kirim_ulang_setelah',
      shifted('/data/kirim_ulang_setelah', -7),
    ],
  ]),
  ...of(PASSWORD, [
    ...rowsOf('session', 'status', {
      'a token serves twice': tokensAgain(),
      'a token serves any number': accepts(
        (call) => call.earlier > 2 && fieldOf(call, 'token') !== undefined,
      ),
    }),
  ]),
  ...of('auth/register', [['a refusal uses the token up', 'repeat', 'status', tokensLost()]]),
  ...of(STORE, [
    [
      'visitors get a session’s cookie',
      'cookie',
      'cookie jejaring_session',
      withCookie('jejaring_session=sesi-tamu-yang-tidak-perlu; Path=/; HttpOnly'),
    ],
  ]),
  ...['auth/send_otp', 'auth/forgot_password', 'auth/logout'].flatMap((operation) =>
    of(operation, [['a session that has ended is 401', 'status', 'status', refusesStale]]),
  ),
  ...of('auth/forgot_password', [
    [
      'a short number is malformed',
      'unknown',
      'status',
      breaksOn(
        (call) => fieldOf(call, 'phoneNumber') === '8',
        (reply) => refusal(reply, 400),
      ),
    ],
  ]),
  {
    ...{ operation: USER, only: 'user', check: 'effect', field: '/data/whatsapp' },
    what: 'numbers are cut at 11 digits',
    change: at('/data/whatsapp', cut(11)),
  },
  ...of('auth/login', [
    [
      'a short number is malformed',
      'status',
      'status',
      breaksOn(
        (call) => fieldOf(call, 'whatsapp') === '8',
        (reply) => refusal(reply, 400),
      ),
    ],
    [
      'the session is two cookies',
      'cookie',
      'cookie XSRF-TOKEN',
      withCookie('XSRF-TOKEN=sesi-kedua-yang-tidak-perlu; Path=/'),
    ],
  ]),
  ...of('asset/get_all_payment_method', [
    [
      'the least is more than the most',
      'same',
      '/data/*/max_nominal',
      at('/data/*', (method) => ({ ...membersOf(method), min_nominal: 5_000, max_nominal: 4_000 })),
    ],
  ]),
  ...of('mosque/get_events', [
    [
      'what has no hour begins at midnight',
      'same',
      '/data/*/mulai',
      at('/data/*', (event) => {
        const { tgl, mulai, ...rest } = membersOf(event)
        return { ...rest, tgl, mulai: mulai ?? tgl }
      }),
    ],
  ]),
]
