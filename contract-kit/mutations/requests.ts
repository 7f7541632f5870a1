import { itemsOf, membersOf } from '../src/check/json'
import { at, envelope, fieldOf, pretendIf, put, status, withoutViolation } from './changes'
import { type Mutation, of, type Row } from './mutation'
import { type Change, operationOf } from './proxy'

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

const ofBoth: Row[] = [
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
  ...of('user/export', [
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
    ...{ check: 'private', field: '/data/donasi', change: givesAll() },
  },
]
