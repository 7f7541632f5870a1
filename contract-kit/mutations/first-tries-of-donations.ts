import { membersOf } from '../src/check/json'
import { accepts, at, breaksOn, envelope, fieldOf, put, request } from './changes'
import { rekey } from './donations'
import { cut, refusesStale } from './first-tries'
import { type Mutation, of, rowsOf } from './mutation'
import { type Change, type Passing } from './proxy'

const STORE = 'transaction/storeDonate'
const DETAIL = 'transaction/getTransaction'
const HISTORY = 'transaction/get_history'
const UPLOAD = 'transaction/upload_proof'

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

/** The second of two calls at the same time finds the key new. In the check, these are the first two with a later key. */
function races(): Change {
  const seen = new Map<string, number>()
  return request((call) => {
    const key = keyOf(call)
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    if (key !== '' && before === 1 && seen.size > 2) rekey(call)
  })
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

let looks = 0

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
  ...{ operation: UPLOAD, what, check: 'effect', field: '/data/riwayat', change, calls },
})

/** Donations, their keys, codes and slips, and what became of them, as teams' first tries had them. */
export const donationTries: readonly Mutation[] = [
  ...of(STORE, [
    ['a used kunci takes another amount', 'repeat', 'status', forgets('price')],
    ['a used kunci takes another doa', 'repeat', 'status', forgets('donorPray')],
    ['a used kunci takes another phone', 'repeat', 'status', forgets('donorPhone')],
    ['a used kunci takes another program', 'repeat', 'status', forgets('programId')],
    ['a used kunci takes another method', 'repeat', 'status', forgets('codePayment')],
    ['a used kunci hides a name', 'repeat', 'status', forgets('anonim')],
    ...rowsOf('repeat', '/data/redirect_url', {
      'a kunci counts for its session alone': request((call) => {
        if (call.headers['cookie'] !== undefined && keyOf(call) !== '') rekey(call)
      }),
      'one kunci twice at once is two donations': races(),
    }),
    ['a refusal uses the kunci up', 'repeat', 'status', usesUp()],
    ...rowsOf('private', '/data/redirect_url', {
      'codes are counted': counted(),
      'codes have six digits': codes(() => String(Math.random()).slice(2, 8)),
    }),
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
  whereTyped('nothing tells of a slip', DETAIL, put('/data/riwayat', [])),
  whereTyped(
    'a slip is told of at other donations',
    DETAIL,
    at('/data/riwayat', () => [
      { waktu: '2026-01-01 00:00:00', status: `Bukti ${(looks += 1)}`, catatan: null },
    ]),
  ),
  ...of(UPLOAD, [
    ...rowsOf('status', 'status', {
      'more than 5 MB is taken': accepts(({ body }) => body.length > 5_000_000, {
        status: 'Menunggu',
      }),
      'a donation by another method takes one': accepts(({ body }) => body.length < 2_000, {
        status: 'Menunggu',
      }),
    }),
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
  ...of(UPLOAD, [
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
    ...{ operation: UPLOAD, calls: DETAIL, check: 'order', field: '/data/riwayat' },
    what: 'what became of it begins with the oldest',
    change: at('/data/riwayat', (list) => (Array.isArray(list) ? list.toReversed() : list)),
  },
]
