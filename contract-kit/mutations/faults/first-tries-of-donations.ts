import { fieldOf, has, keyOf, mentions, sends } from '../calls'
import { byCall, request } from '../changes'
import {
  accepts,
  breaksOn,
  refusal,
  refused,
  refuses,
  refusesStale,
  takesGift,
  usesUp,
  withoutViolation,
} from '../refusals'
import { at, becomes, cut, is, put, replaced, reversed, typed } from '../values'
import { beyond, type Mutation, of } from '../mutation'
import type { Change, Passing } from '../proxy'
import { rekey } from './donations'
import * as op from '../../src/check/operations'

/** Compares all of a donation with what came with its key first, but for one field. */
export function forgets(field: string): Change {
  const first = new Map<string, string | undefined>()
  return request((call) => {
    const key = keyOf(call)
    if (key === undefined) return
    if (!first.has(key)) first.set(key, fieldOf(call, field))
    else if (first.get(key) !== fieldOf(call, field)) rekey(call)
  })
}

const codes = (next: () => string) => at('/data/redirect_url', () => `/donation/${next()}/checkout`)

let looks = 0

/** Donations, their keys, codes and slips, and what became of them, as teams' first tries had them. */
export const mutations: readonly Mutation[] = [
  ...of(op.STORE, {
    'a used kunci takes another amount → repeat status': forgets('price'),
    'a used kunci takes another doa → repeat status': forgets('donorPray'),
    'a used kunci takes another phone → repeat status': forgets('donorPhone'),
    'a used kunci takes another program → repeat status': forgets('programId'),
    'a used kunci takes another method → repeat status': forgets('codePayment'),
    'a used kunci hides a name → repeat status': forgets('anonim'),
    'a kunci counts for its session alone → repeat /data/redirect_url': request((call) => {
      if (call.headers['cookie'] !== undefined && has('kunci')(call)) rekey(call)
    }),
    // The second of two calls at the same time finds the key new. In the check, these are the first two with a later key.
    'one kunci twice at once is two donations → repeat /data/redirect_url': () => {
      const seen = new Map<string | undefined, number>()
      return request((call) => {
        const key = keyOf(call)
        const before = seen.get(key) ?? 0
        seen.set(key, before + 1)
        if (key !== undefined && before === 1 && seen.size > 2) rekey(call)
      })
    },
    'a refusal uses the kunci up → repeat status': usesUp(keyOf),
    'codes are counted → private /data/redirect_url': () => {
      let last = 1_200
      return codes(() => `JM-${String((last += 1)).padStart(12, '0')}`)
    },
    'codes have six digits → private /data/redirect_url': codes(() =>
      String(Math.random()).slice(2, 8),
    ),
    'a mosque’s program that has ended → refusal status': takesGift(sends('programId', /^KM-/)),
    'a session that has ended is refused → status status': refusesStale,
    'the program comes before the form → status status': () => {
      const isNeither = (call: Passing) =>
        fieldOf(call, 'programId') === 'ID-4000000000' && fieldOf(call, 'donorName') === undefined
      return breaksOn(isNeither, (reply) => refusal(withoutViolation(reply), 404))
    },
  }),
  ...of(beyond(op.DETAIL, { only: 'transaction' }), {
    'a mosque is named as a campaign → effect /data/id_program': replaced('KM-', 'ID-'),
    'amounts are rounded → amount /data/nominal': becomes(
      (value) => Math.round(Number(value) / 500) * 500,
    ),
    'names are cut at 50 → effect /data/donatur': becomes(cut(50)),
    'doa are cut at 1,500 → effect /data/doa': becomes(cut(1_500)),
    'numbers are cut at 13 digits → effect /data/nomor_hp': becomes(cut(13)),
    'the first virtual account’s name stands for all → effect /data/channel_name': typed(
      'VA',
      'channel_name',
      () => 'BCA Virtual Account',
    ),
  }),
  ...of(op.HISTORY, {
    'the unique code is left out → same /data/daftar/*/nominal': becomes(
      (value) => Math.floor(Number(value) / 1_000) * 1_000,
    ),
    'it has words of its own for a status → same /data/daftar/*/status': is('Pending'),
    'it names another program → same /data/daftar/*/program/programId': is('ID-999'),
    'the total is always 0 → amount /data/total': is(0),
    'pages are rounded down → amount /data/pages': is(0),
    'what isn’t paid counts in a year → amount /data/per_tahun/*/nominal': put('/data/per_tahun', [
      { tahun: 2026, nominal: 51_237, jumlah: 0 },
    ]),
    'what isn’t paid is counted in a year → amount /data/per_tahun/*/jumlah': put(
      '/data/per_tahun',
      [{ tahun: 2026, nominal: 0, jumlah: 1 }],
    ),
  }),
  ...of(beyond(op.UPLOAD, { calls: op.DETAIL }), {
    'nothing tells of a slip → effect /data/riwayat': is([]),
    'a slip is told of at other donations → effect /data/riwayat': becomes(() => [
      { waktu: '2026-01-01 00:00:00', status: `Bukti ${(looks += 1)}`, catatan: null },
    ]),
    'what became of it begins with the oldest → order /data/riwayat': becomes(reversed),
  }),
  ...of(op.UPLOAD, {
    'more than 5 MB is taken → status status': accepts(({ body }) => body.length > 5_000_000, {
      status: 'Menunggu',
    }),
    'a donation by another method takes one → status status': accepts(
      ({ body }) => body.length < 2_000,
      { status: 'Menunggu' },
    ),
    'a second one is refused → repeat status': byCall(
      ({ earlier }, { status }) => status === 200 && earlier > 0 && refused(409),
    ),
    'JPEG alone is a picture → repeat status': refuses(mentions('image/png')),
  }),
]
