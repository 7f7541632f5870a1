import { membersOf, numberAt } from '../../../scripts/contract-check/json'
import {
  accepts,
  at,
  body,
  breaksOn,
  cookie,
  envelope,
  fieldOf,
  pretendIf,
  put,
  request,
  rows,
  shifted,
  status,
} from './changes'
import { rekey } from './donations'
import { type Mutation, of } from './mutation'
import { type Change, operationOf, type Passing } from './proxy'

const STORE = 'transaction/storeDonate'
const DETAIL = 'transaction/getTransaction'
const HISTORY = 'transaction/get_history'
const PROOF = 'transaction/upload_proof'
const EDIT = 'user/edit_profile'
const USER = 'user/get_user'
const PRAYERS = 'campaign/get_prayer_campaign'

const keyOf = (call: Passing) => fieldOf(call, 'kunci') ?? ''

/** Compares all of a donation with what came with its key first, but for one field. */
function forgets(field: string): Change {
  const first = new Map<string, string | undefined>()
  return request((call) => {
    const key = keyOf(call)
    if (key === '') return
    if (!first.has(key)) first.set(key, fieldOf(call, field))
    else if (first.get(key) !== fieldOf(call, field)) rekey(call)
  })
}

/** Two calls at the same time both find that the key is new. */
function races(): Change {
  const underWay = new Set<string>()
  return {
    request: (call) => {
      const key = keyOf(call)
      if (key !== '' && underWay.has(key)) rekey(call)
      underWay.add(key)
      return undefined
    },
    response: (reply, call) => {
      underWay.delete(keyOf(call))
      return reply
    },
  }
}

/** A key that met a refusal stays refused. */
function usesUp(): Change {
  const refused = new Set<string>()
  return {
    response: (reply, call) => {
      if (refused.has(keyOf(call)))
        return { ...reply, status: 422, body: envelope(422, null, 'Sudah dipakai.') }
      if (reply.status >= 400 && keyOf(call) !== '') refused.add(keyOf(call))
      return reply
    },
  }
}

const codes = (next: () => string) => at('/data/redirect_url', () => `/donation/${next()}/checkout`)

function counted(): Change {
  let last = 1_200
  return codes(() => `JM-${String((last += 1)).padStart(12, '0')}`)
}

const read = (what: string, field: string, change: Change): Mutation => ({
  ...{ operation: DETAIL, what, check: 'effect', field, change },
  only: 'transaction',
})

const cut = (length: number) => (value: unknown) =>
  typeof value === 'string' ? value.slice(0, length) : value

/** The first account's cookie that comes by; the amens of all others are unknown. */
function likesBySession(): Change {
  let first: string | undefined
  return {
    response: (reply, call) => {
      const own = call.headers['cookie']
      first ??= own
      const hides = own !== undefined && own !== first
      return hides
        ? (put('/data/*/status_like', 'unliked').response?.(reply, call) ?? reply)
        : reply
    },
  }
}

const FORGED = 'sesi-yang-tidak-pernah-ada'
const refusesStale = breaksOn(
  ({ headers }) => (headers['cookie'] ?? '').includes(FORGED),
  (reply) => ({ ...reply, status: 401, body: envelope(401, null, 'Silakan masuk.') }),
)

const everyCode = Array.from({ length: 100_000 }, (_, code) => String(code).padStart(5, '0')).join()

let looks = 0

/** Who changes the number is logged out. */
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

/** Says 404 to what is 400 first. */
function looksForProgramFirst(): Change {
  const isNeither = (call: Passing) =>
    fieldOf(call, 'programId') === 'ID-999999999' && fieldOf(call, 'donorName') === undefined
  const taken = accepts(isNeither)
  return {
    response: (reply, call) =>
      isNeither(call)
        ? {
            ...(taken.response?.(reply, call) ?? reply),
            status: 404,
            body: envelope(404, null, 'Program ini tidak ada.'),
          }
        : reply,
  }
}

const whereTyped = (what: string, calls: string, change: Change): Mutation => ({
  ...{ operation: PROOF, what, check: 'effect', field: '/data/riwayat', change, calls },
})

/** What backends had on their teams' first tries, put into one that was written from the contract's pages alone. */
export const firstTryMutations: readonly Mutation[] = [
  ...of(STORE, [
    ['a used kunci takes another amount', 'repeat', 'status', forgets('price')],
    ['a used kunci takes another doa', 'repeat', 'status', forgets('donorPray')],
    ['a used kunci takes another phone', 'repeat', 'status', forgets('donorPhone')],
    ['a used kunci takes another program', 'repeat', 'status', forgets('programId')],
    ['a used kunci takes another method', 'repeat', 'status', forgets('codePayment')],
    ['a used kunci hides a name', 'repeat', 'status', forgets('anonim')],
    [
      'a kunci counts for its session alone',
      'repeat',
      '/data/redirect_url',
      request((call) => {
        if (call.headers['cookie'] !== undefined && keyOf(call) !== '') rekey(call)
      }),
    ],
    ['one kunci twice at once is two donations', 'repeat', '/data/redirect_url', races()],
    ['a refusal uses the kunci up', 'repeat', 'status', usesUp()],
    ['codes are counted', 'private', '/data/redirect_url', counted()],
    [
      'codes have six digits',
      'private',
      '/data/redirect_url',
      codes(() => String(Math.random()).slice(2, 8)),
    ],
    [
      'a mosque’s program that has ended',
      'refusal',
      'status',
      accepts((call) => (fieldOf(call, 'programId') ?? '').startsWith('KM-'), {
        redirect_url: '/donation/X/checkout',
      }),
    ],
    ['a session that has ended is refused', 'status', 'status', refusesStale],
  ]),
  read(
    'a mosque is named as a campaign',
    '/data/id_program',
    at('/data/id_program', (id) => String(id).replace('KM-', 'ID-')),
  ),
  read('names are cut at 50', '/data/donatur', at('/data/donatur', cut(50))),
  read('doa are cut at 1,500', '/data/doa', at('/data/doa', cut(1_500))),
  {
    ...read(
      'amounts are rounded',
      '/data/nominal',
      at('/data/nominal', (value) => Math.round(Number(value) / 500) * 500),
    ),
    check: 'amount',
  },
  ...of(HISTORY, [
    [
      'the unique code is left out',
      'same',
      '/data/daftar/*/nominal',
      at('/data/daftar/*/nominal', (value) => Math.floor(Number(value) / 1_000) * 1_000),
    ],
    [
      'it has words of its own for a status',
      'same',
      '/data/daftar/*/status',
      put('/data/daftar/*/status', 'Pending'),
    ],
    [
      'it names another program',
      'same',
      '/data/daftar/*/program/programId',
      put('/data/daftar/*/program/programId', 'ID-999'),
    ],
    ['the total is always 0', 'amount', '/data/total', put('/data/total', 0)],
    ['pages are rounded down', 'amount', '/data/pages', put('/data/pages', 0)],
    [
      'what isn’t paid counts in a year',
      'amount',
      '/data/per_tahun/*/nominal',
      put('/data/per_tahun', [{ tahun: 2026, nominal: 51_237, jumlah: 0 }]),
    ],
    [
      'what isn’t paid is counted in a year',
      'amount',
      '/data/per_tahun/*/jumlah',
      put('/data/per_tahun', [{ tahun: 2026, nominal: 0, jumlah: 1 }]),
    ],
  ]),
  whereTyped('nothing tells of a proof', DETAIL, put('/data/riwayat', [])),
  whereTyped(
    'a proof is told of at other donations',
    DETAIL,
    at('/data/riwayat', () => [
      { waktu: '2026-01-01 00:00:00', status: `Bukti ${(looks += 1)}`, catatan: null },
    ]),
  ),
  ...of(PROOF, [
    [
      'more than 5 MB is taken',
      'status',
      'status',
      accepts(({ body }) => body.length > 5_000_000, { status: 'Menunggu' }),
    ],
    [
      'a donation by another method takes one',
      'status',
      'status',
      accepts(({ body }) => body.length < 2_000, { status: 'Menunggu' }),
    ],
    [
      'a second one is refused',
      'repeat',
      'status',
      {
        response: (reply, { earlier }) =>
          reply.status === 200 && earlier > 0
            ? { ...reply, status: 409, body: envelope(409, null, 'Sudah ada.') }
            : reply,
      },
    ],
  ]),
  ...of('campaign/get_disbursements', [
    [
      'its sum is another',
      'amount',
      '/data/total_dicairkan',
      at('/data/total_dicairkan', (value) => Number(value) + 1_000),
    ],
    [
      'the rest forgets the costs',
      'amount',
      '/data/sisa',
      at('/data/sisa', (value) => Number(value) + 1_000),
    ],
  ]),
  ...of('campaign/get_updates', [
    [
      'it tells of another program’s disbursement',
      'same',
      '/data/*/id_pencairan',
      put('/data/*/id_pencairan', 999_999),
    ],
  ]),
  ...of('campaign/get_campaign_by_slug', [
    [
      'type is not heeded',
      'unknown',
      '/data',
      request(({ url }) => {
        url.searchParams.delete('type')
      }),
    ],
  ]),
  ...of('campaign/get_campaign_infaq', [
    [
      'a campaign of the home page is left out',
      'search',
      '/data',
      rows((list) => list.filter((row) => numberAt(row, 'id') !== 1)),
    ],
  ]),
  ...of('mosque/get_campaign', [
    [
      '% finds everything',
      'search',
      '/data',
      request(({ url }) => {
        if (url.searchParams.get('search') === '%') url.searchParams.set('search', '')
      }),
    ],
  ]),
  ...of('mosque/get_events', [
    [
      'the last day is left out',
      'same',
      '/data',
      rows((list, { url }) =>
        list.filter(
          (row) =>
            String(membersOf(row)['tgl']).slice(0, 10) !== (url.searchParams.get('sampai') ?? ''),
        ),
      ),
    ],
    ['the hours are of the day before', 'time', '/data/*/mulai', shifted('/data/*/mulai', -24)],
  ]),
  ...of('news/get_list', [
    [
      'the second page is the first',
      'same',
      '/data/daftar',
      request(({ url }) => {
        if (url.searchParams.get('page') === '2') url.searchParams.set('page', '1')
      }),
    ],
    [
      'blog is berita',
      'same',
      '/data/daftar',
      request(({ url }) => {
        url.searchParams.set('jenis', 'berita')
      }),
    ],
    ['pages counts everything', 'same', '/data/pages', put('/data/pages', 3)],
  ]),
  ...of('auth/register', [
    [
      'spaces of a password are lost',
      'effect',
      'status',
      request((call) => {
        const sent = call.body.toString('utf8')
        const trimmed = sent.replace(/(name="password"\r\n\r\n)\s*(.*?)\s*\r\n/, '$1$2\r\n')
        call.body = Buffer.from(trimmed)
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
      'a photo of 2 MB is too large',
      'status',
      'status',
      breaksOn(
        ({ body }) => body.length > 1_000_000,
        (reply) => ({ ...reply, status: 413, body: envelope(413, null, 'Terlalu besar.') }),
      ),
    ],
  ]),
  {
    ...{ operation: 'campaign/toggle_like', calls: PRAYERS, check: 'effect' },
    ...{ what: 'amens are a session’s', field: '/data/*/status_like', change: likesBySession() },
  },
  {
    ...{ operation: 'campaign/toggle_like', calls: PRAYERS, check: 'effect' },
    ...{ what: 'visitors see amens as theirs', field: '/data/*/status_like' },
    change: rows((list) =>
      list.map((row) => ({
        ...membersOf(row),
        status_like: (numberAt(row, 'total_like') ?? 0) > 0 ? 'liked' : 'unliked',
      })),
    ),
  },
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
  ...of(PRAYERS, [
    ['it names who is hidden', 'private', '/data/*/donatur', put('/data/*/donatur', 'Nama Asli')],
  ]),
  {
    ...{ operation: 'campaign/get_campaign_limit', calls: 'campaign/kode_yang_tidak_ada' },
    ...{ what: 'the key comes after the kode', check: 'key', field: 'status' },
    change: status(403, 404),
  },
  ...of(STORE, [['the program comes before the form', 'status', 'status', looksForProgramFirst()]]),
  read('numbers are cut at 13 digits', '/data/nomor_hp', at('/data/nomor_hp', cut(13))),
  read(
    'the first virtual account’s name stands for all',
    '/data/channel_name',
    at('/data', (data) =>
      membersOf(data)['metode_bayar'] === 'VA'
        ? { ...membersOf(data), channel_name: 'BCA Virtual Account' }
        : data,
    ),
  ),
  ...of(PROOF, [
    [
      'JPEG alone is a picture',
      'repeat',
      'status',
      breaksOn(
        ({ body: sent }) => sent.includes('image/png'),
        (reply) => ({ ...reply, status: 422, body: envelope(422, null, 'Hanya JPEG.') }),
      ),
    ],
  ]),
  {
    ...{ operation: PROOF, calls: DETAIL, check: 'order', field: '/data/riwayat' },
    what: 'what became of it begins with the oldest',
    change: at('/data/riwayat', (list) => (Array.isArray(list) ? list.toReversed() : list)),
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
  ...of('mosque/get_campaign', [
    [
      'any word will do',
      'search',
      '/data',
      request(({ url }) => {
        const [word = '', ...more] = (url.searchParams.get('search') ?? '').split(' ')
        if (more.length > 0) url.searchParams.set('search', word)
      }),
    ],
  ]),
  ...of('mosque/get_campaign_by_slug', [
    [
      'it is elsewhere than its list says',
      'same',
      '/data/*/latitude',
      at('/data/*/latitude', (value) => (value === null ? null : Math.round(Number(value)))),
    ],
  ]),
  ...of('campaign/get_campaign_infaq', [
    [
      'a search forgets the order',
      'order',
      '/data by sortBy',
      request(({ url }) => {
        if (url.searchParams.get('search')) url.searchParams.delete('sortBy')
      }),
    ],
  ]),
  ...of('mosque/get_events', [
    [
      'days are swapped',
      'empty',
      '/data',
      request(({ url: { searchParams } }) => {
        const [from = '', to = ''] = ['dari', 'sampai'].map((name) => searchParams.get(name) ?? '')
        if (from <= to) return
        searchParams.set('dari', to)
        searchParams.set('sampai', from)
      }),
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
  ...of(PRAYERS, [['a session that has ended is refused', 'status', 'status', refusesStale]]),
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
