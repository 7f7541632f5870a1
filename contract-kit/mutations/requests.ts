import { itemsOf, membersOf } from '../src/check/json'
import {
  accepts,
  at,
  breaksOn,
  envelope,
  fieldOf,
  pretendIf,
  put,
  refusal,
  rows,
  status,
  withoutViolation,
} from './changes'
import { type Mutation, of, type Row } from './mutation'
import { type Change, operationOf, type Passing, type Reply } from './proxy'

const DETAIL = 'transaction/getTransaction'
const CORRECTION = 'transaction/request_correction'

/** Each call makes a request, whatever its key. */
function everyTime(): Change {
  let number = 1_000
  return at('/data/nomor', () => `K-${(number += 1)}`)
}

const takes = (code: number): Change => ({
  response: (reply) =>
    reply.status === code
      ? { ...withoutViolation(reply), status: 200, body: envelope(200, { nomor: 'K-0000' }) }
      : reply,
})

const refuses = (holds: (call: Passing) => boolean, code = 422): Change =>
  breaksOn(holds, (reply) => refusal(withoutViolation(reply), code))

/** A used key goes with its first words only. */
function keyOfWords(): Change {
  const first = new Map<string, string>()
  return refuses((call) => {
    const key = fieldOf(call, 'kunci')
    if (key === undefined) return false
    const said = `${fieldOf(call, 'jenis')} ${fieldOf(call, 'alasan')} ${fieldOf(call, 'keterangan')}`
    if (!first.has(key)) first.set(key, said)
    return first.get(key) !== said
  })
}

/** What was refused has used up its key. */
function keyOfRefused(): Change {
  const spent = new Set<string>()
  return {
    response: (reply, call) => {
      const key = fieldOf(call, 'kunci') ?? ''
      if (spent.has(key)) return refusal(reply, 422)
      if (reply.status >= 400 && key !== '') spent.add(key)
      return reply
    },
  }
}

const ofBoth: Row[] = [
  ['a used key refuses other words', 'repeat', 'status', keyOfWords()],
  ['a refused one uses its key', 'repeat', 'status', keyOfRefused()],
  [
    'empty words are enough',
    'status',
    'status',
    accepts((call) => fieldOf(call, 'keterangan') === ''),
  ],
  [
    'words are counted in bytes',
    'status',
    'status',
    refuses((call) => Buffer.byteLength(fieldOf(call, 'keterangan') ?? '') > 1_100),
  ],
  ['the key is not heeded', 'repeat', '/data/nomor', everyTime()],
  ['all have one number', 'repeat', '/data/nomor', put('/data/nomor', 'K-0000')],
  ['half a request is taken', 'status', 'status', takes(422)],
  ['what isn’t there is taken', 'unknown', 'status', takes(404)],
  ['what isn’t there is 500', 'unknown', 'status', status(404, 500)],
]

/** The amount that was meant becomes the donation's at once. */
function correctsAtOnce(): Change {
  const meant = new Map<string, number>()
  return {
    response: (reply, call) => {
      const amount = Number(fieldOf(call, 'nominal'))
      if (operationOf(call) === CORRECTION && reply.status === 200 && amount > 0)
        meant.set(fieldOf(call, 'codeDonate') ?? '', amount)
      const now = meant.get(call.url.searchParams.get('codeDonate') ?? '')
      return operationOf(call) === DETAIL && now !== undefined
        ? (put('/data/nominal', now).response?.(reply, call) ?? reply)
        : reply
    },
  }
}

/** Changes the answers of one operation by what another one was sent. */
function after(
  cause: string,
  noted: (call: Passing) => string | undefined,
  operation: string,
  change: (seen: ReadonlySet<string>, call: Passing) => Change,
): Change {
  const seen = new Set<string>()
  return {
    response: (reply: Reply, call) => {
      const value = operationOf(call) === cause && reply.status === 200 ? noted(call) : undefined
      if (value !== undefined) seen.add(value)
      if (operationOf(call) !== operation) return reply
      return change(seen, call).response?.(reply, call) ?? reply
    },
  }
}

/** The profile is that of the account's first copy. */
function staleProfile(): Change {
  const first = new Map<string, unknown>()
  return {
    response: (reply, call) => {
      const session = String(call.headers['cookie'])
      const change = at('/data/profil', (profile) => {
        if (!first.has(session)) first.set(session, profile)
        return first.get(session)
      })
      return change.response?.(reply, call) ?? reply
    },
  }
}

/** Takes reports of two programs, and of no others. */
function ofTwo(): Change {
  const seen = new Set<string>()
  return refuses((call) => {
    seen.add(fieldOf(call, 'programId') ?? '')
    return [...seen].indexOf(fieldOf(call, 'programId') ?? '') > 1
  })
}

/** Donations of visitors are in the copy, as their numbers are the account's. */
function givesAll(): Change {
  const codes: string[] = []
  return {
    response: (reply, call) => {
      const [, code] = /\/donation\/([^/"]+)\/checkout/.exec(reply.body) ?? []
      if (code !== undefined && call.headers['cookie'] === undefined) codes.push(code)
      if (operationOf(call) !== 'user/export') return reply
      const more = at('/data/donasi', (list) => [
        ...itemsOf(list),
        ...codes.map((kode) => ({ ...membersOf(itemsOf(list)[0]), kode })),
      ])
      return more.response?.(reply, call) ?? reply
    },
  }
}

/** Requests for a correction, reports, and the copy of an account's data. */
export const requestMutations: readonly Mutation[] = [
  ...of(CORRECTION, ofBoth),
  ...of('campaign/report', ofBoth),
  {
    ...{ operation: DETAIL, calls: '*', only: 'transaction', what: 'a correction is made at once' },
    ...{ check: 'same', field: '/data/nominal', change: correctsAtOnce() },
  },
  ...of(CORRECTION, [
    [
      'a session that isn’t the owner’s',
      'status',
      'status',
      refuses((call) => 'cookie' in call.headers, 404),
    ],
    [
      'what has expired is taken',
      'status',
      'status',
      accepts((call) => /RIWAYAT/.test(fieldOf(call, 'codeDonate') ?? '')),
    ],
    [
      'the number has the code',
      'private',
      '/data/nomor',
      {
        response: (reply, call) =>
          put('/data/nomor', `K-${fieldOf(call, 'codeDonate')?.slice(-10)}`).response?.(
            reply,
            call,
          ) ?? reply,
      },
    ],
  ]),
  ...of('campaign/report', [['only two programs', 'status', 'status', ofTwo()]]),
  {
    ...{ operation: 'campaign/report', calls: '*', what: 'a reported program leaves a list' },
    ...{ check: 'effect', field: 'campaign/get_campaign_limit afterwards' },
    change: after(
      'campaign/report',
      (call) => fieldOf(call, 'programId'),
      'campaign/get_campaign_limit',
      (seen) => rows((all) => all.filter((row) => !seen.has(`ID-${String(membersOf(row)['id'])}`))),
    ),
  },
  {
    ...{ operation: DETAIL, calls: '*', only: 'transaction', what: 'a correction is told of' },
    ...{ check: 'same', field: '/data/riwayat' },
    change: after(
      CORRECTION,
      (call) => fieldOf(call, 'codeDonate'),
      DETAIL,
      (seen, call) =>
        at('/data/riwayat', (events) =>
          seen.has(call.url.searchParams.get('codeDonate') ?? '')
            ? [...itemsOf(events), ...itemsOf(events).slice(-1)]
            : events,
        ),
    ),
  },
  {
    ...{ operation: 'user/export', calls: '*', what: 'claimed ones are missing' },
    ...{ check: 'effect', field: '/data/donasi/*/kode' },
    change: after(
      'transaction/claim',
      (call) => fieldOf(call, 'codeDonate'),
      'user/export',
      (seen) =>
        at('/data/donasi', (all) =>
          itemsOf(all).filter((row) => !seen.has(String(membersOf(row)['kode']))),
        ),
    ),
  },
  {
    ...{ operation: 'user/export', calls: '*', what: 'supporters are in it' },
    ...{ check: 'private', field: '/data' },
    change: after(
      'transaction/storeDonate',
      (call) => (fieldOf(call, 'kode_ref') === undefined ? undefined : fieldOf(call, 'donorName')),
      'user/export',
      (seen) => at('/data/fundraiser', (own) => own && { ...membersOf(own), pendukung: [...seen] }),
    ),
  },
  {
    ...{ operation: 'user/export', only: 'user', what: 'the profile is an old one' },
    ...{ check: 'same', field: '/data/profil', change: staleProfile() },
  },
  ...of('user/export', [
    [
      'the session is in it',
      'private',
      '/data',
      {
        response: (reply, call) =>
          put('/data/fundraiser', { sesi: call.headers['cookie'] }).response?.(reply, call) ??
          reply,
      },
    ],
    [
      'somebody else’s number',
      'private',
      '/data/profil',
      put('/data/profil/whatsapp', '81200000009'),
    ],
    ['25 are all', 'same', '/data/donasi', at('/data/donasi', (all) => itemsOf(all).slice(0, 25))],
    [
      'oldest first',
      'order',
      '/data/donasi',
      at('/data/donasi', (all) => itemsOf(all).toReversed()),
    ],
    [
      'the name is hidden',
      'same',
      '/data/donasi/*/donatur',
      put('/data/donasi/*/donatur', 'Hamba Allah'),
    ],
    ['all is unpaid', 'same', '/data/donasi/*/status', put('/data/donasi/*/status', 'Belum Lunas')],
    [
      'no time of payment',
      'same',
      '/data/donasi/*/tgl_bayar',
      put('/data/donasi/*/tgl_bayar', null),
    ],
    [
      'the unique code is left out',
      'same',
      '/data/donasi/*/nominal',
      put('/data/donasi/*/nominal', 50_999),
    ],
    ['anybody may', 'session', 'status', pretendIf((reply) => reply.status === 401)],
    ['it is somebody else’s', 'same', '/data/profil', put('/data/profil/nama', 'Orang Lain')],
    [
      'a fundraiser is none',
      'same',
      '/data/fundraiser',
      put('/data/fundraiser', { kode_ref: 'X' }),
    ],
    ['the newest is missing', 'effect', '/data/donasi/*/kode', put('/data/donasi', [])],
    ['the doa is cut', 'same', '/data/donasi/*/doa', put('/data/donasi/*/doa', 'Ya Allah')],
  ]),
  {
    ...{ operation: 'user/export', calls: '*', what: 'donations of visitors are in it' },
    ...{ check: 'private', field: '/data', change: givesAll() },
  },
]
