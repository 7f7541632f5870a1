import { itemsOf, membersOf } from '../src/check/json'
import { at, fieldOf, pretendIf, put } from './changes'
import { type Mutation, of } from './mutation'
import { type Change, operationOf, type Passing } from './proxy'

/** Changes the answers of one operation by what another one was sent. */
export function after(
  cause: string,
  noted: (call: Passing) => string | undefined,
  operation: string,
  change: (seen: ReadonlySet<string>, call: Passing) => Change,
): Change {
  const seen = new Set<string>()
  return {
    response: (reply, call) => {
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

/** The copy of an account's data. */
export const exportMutations: readonly Mutation[] = [
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
